import { describe, expect, it } from 'vitest';
import { assetFacts } from '../../src-main/verify/history/asset-facts.ts';
import { readConsignment } from '../../src-main/verify/history/consignment.ts';
import { tokenOf } from '../../src-main/verify/history/rules.ts';
import {
  bundleBytes,
  consignmentBytes,
  contractId,
  genesisBytes,
  type PracticeGenesis,
} from '../../src-main/practice/rgb/consignment.ts';
import type { TransitionItem, PracticeTransition } from '../../src-main/practice/rgb/transition.ts';
import type { Transition as ReadTransition } from '../../src-main/verify/rgb/transition.ts';
import { consignmentSet, trialOf } from '../support/rgb/consignments.ts';
import { u32 } from '../support/psbt/raw-psbt.ts';
import { u16, u8 } from '../support/rgb/encode.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const display = (txid: Uint8Array): string => hex(Uint8Array.from(txid).reverse());

/** The schemas that the practice service issues by. */
const KINDS = ['nia', 'cfa', 'uda'] as const;

const counted = (['beta18', 'beta7'] as const).flatMap((name) => {
  const set = consignmentSet(name);
  return set.cases.flatMap((one) => {
    const kind = KINDS.find((of) => 'kind' in one.expect && one.expect.kind === of.toUpperCase());
    return kind === undefined ? [] : [{ one, kind, trial: trialOf(set, one) }];
  });
});

describe('the practice service writes what rgb-lib writes', () => {
  it.each(KINDS)(
    'of a genesis (%s), and of all but the proofs, which hide what else a transaction did',
    (kind) => {
      const some = counted.filter((one) => one.kind === kind);
      expect(some.length).toBeGreaterThan(4);
      expect(some.filter(({ trial }) => !isBeyond(readConsignment(trial.bytes))).length).toBeGreaterThan(2);
      for (const { one, trial } of some) {
        const read = readConsignment(trial.bytes);
        const { genesis, terminals } = read;
        const bundles = read.bundles.map((one) => one.read());
        const made = genesisOf(genesis, kind);
        if (!hasMore(genesis)) expect(hex(contractId(made)), one.id).toBe(one.ask.contractId);
        const written = consignmentBytes({
          kind,
          genesis: genesisBytes(made),
          bundles: bundles.map(({ witness, operations }) => {
            const raw = witness.transaction!.unsigned;
            const transitions = operations.map(({ transition }) => transitionOf(transition, kind));
            return bundleBytes({ raw, transitions, entropy: new Uint8Array(8) }, trialContract(one.ask));
          }),
          paid: terminals.flatMap(({ secretSeals }) => secretSeals),
        });
        expect(withoutProofs(written) === withoutProofs(trial.bytes), one.id).toBe(!isBeyond(read));
      }
    },
  );
});

/** Of what practice never does: attachments, witness data in the file, or an operation that the file does not show. */
function isBeyond({ genesis, bundles }: Consignment): boolean {
  if (hasMore(genesis)) return true;
  return bundles.some((one) => {
    const { witness, inputMap, operations } = one.read();
    const closed = operations.reduce((sum, { transition }) => sum + transition.inputs.length, 0);
    return (
      inputMap.length !== 68 * closed || witness.transaction!.witnesses.some((stack) => stack.length > 0)
    );
  });
}

type Consignment = ReturnType<typeof readConsignment>;

/** A token with files beside its own. */
function hasMore({ globals }: Consignment['genesis']): boolean {
  return (factsOf(globals).token?.attachments.length ?? 0) > 0;
}

function factsOf(globals: Consignment['genesis']['globals']) {
  return assetFacts(globals, { once: [], atMostOnce: [2000, 2001, 2010, 2102, 3001, 3004, 3005] });
}

function trialContract({ contractId: id }: { readonly contractId: string | null }): Uint8Array {
  return Uint8Array.from(Buffer.from(id ?? '', 'hex'));
}

function genesisOf(
  { issuedAtSeconds, assignments, globals }: Consignment['genesis'],
  kind: (typeof KINDS)[number],
): PracticeGenesis {
  const { ticker, name, details, precision, media, token } = factsOf(globals);
  const file = media ?? token?.media ?? null;
  return {
    kind,
    ticker: ticker ?? '',
    name,
    details,
    precision,
    media: file && { mime: file.mimeType, digest: Uint8Array.from(Buffer.from(file.digest, 'hex')) },
    issuedAtSeconds: Number(issuedAtSeconds),
    allocations: (assignments[0]?.items ?? []).map(({ seal, state }) => {
      if (seal.kind !== 'revealed' || seal.txid === null)
        throw new Error('rgb-lib issues onto outputs that it shows');
      const { txid, vout, blinding } = seal;
      return { txid: display(txid), vout, blinding, amount: amountOf(state) };
    }),
  };
}

function amountOf(state: ReadState): bigint {
  if (state.kind === 'void') throw new Error('an amount or a token');
  return state.kind === 'fungible' ? state.amount : tokenOf(state).fraction;
}

type ReadState = ReadTransition['assignments'][number]['items'][number]['state'];

function transitionOf(
  { contractId: contract, inputs, assignments }: ReadTransition,
  kind: (typeof KINDS)[number],
): PracticeTransition {
  return {
    contract,
    state: kind === 'uda' ? 'unique' : 'fungible',
    inputs: inputs.map(({ opid, no }) => ({ opid, no })),
    items: (assignments[0]?.items ?? []).map(({ seal, state }): TransitionItem => {
      const amount = amountOf(state);
      if (seal.kind === 'secret') return { seal: { kind: 'secret', hash: seal.secretSeal }, amount };
      const { txid, vout, blinding } = seal;
      return { seal: { kind: 'revealed', txid: txid && display(txid), vout, blinding }, amount };
    }),
  };
}

function withoutProofs(bytes: Uint8Array): string {
  const { bundles } = readConsignment(bytes);
  return bundles.reduce((text, one) => {
    const { position, cofactor, path } = one.read().proof;
    const head = u32(position) + u16(cofactor) + u8(path.length);
    return text.replace(head + path.map(hex).join(''), '');
  }, hex(bytes));
}
