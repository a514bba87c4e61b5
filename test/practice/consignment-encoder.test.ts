import { describe, expect, it } from 'vitest';
import { readConsignment } from '../../src-main/domain/rgb/history/consignment.ts';
import { validateHistory } from '../../src-main/domain/rgb/history/validate.ts';
import { bundleBytes, consignmentBytes } from '../../src-main/practice/rgb/consignment.ts';
import { contractId, genesisBytes, type Genesis } from '../../src-main/practice/rgb/genesis.ts';
import type { Item, Transition } from '../../src-main/practice/rgb/transition.ts';
import type { Transition as ReadTransition } from '../../src-main/domain/rgb/transition.ts';
import { consignmentSet, trialOf } from '../support/rgb/consignments.ts';
import { u32 } from '../support/psbt/raw-psbt.ts';
import { u16, u8 } from '../support/rgb/encode.ts';
import { longHistory } from '../support/rgb/long-history.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const display = (txid: Uint8Array): string => hex(Uint8Array.from(txid).reverse());

const counted = (['beta18', 'beta7'] as const).flatMap((name) => {
  const set = consignmentSet(name);
  return set.cases
    .filter(({ expect: of }) => 'kind' in of && of.kind === 'NIA')
    .map((one) => ({ one, trial: trialOf(set, one) }));
});

describe('the practice service writes what rgb-lib writes', () => {
  it('of a genesis, and of everything but the proofs, which hide what else a transaction did', () => {
    expect(counted.length).toBeGreaterThan(20);
    for (const { one, trial } of counted) {
      const { genesis, bundles, terminals } = readConsignment(trial.bytes);
      const made = genesisOf(genesis, one.expect);
      expect(hex(contractId(made)), one.id).toBe(one.ask.contractId);
      const written = consignmentBytes({
        kind: 'nia',
        genesis: genesisBytes(made),
        bundles: bundles.map(({ witness, operations }) => {
          const raw = witness.transaction!.unsigned;
          const transitions = operations.map(({ transition }) => transitionOf(transition));
          return bundleBytes({ raw, transitions, entropy: new Uint8Array(8) }, contractId(made));
        }),
        paid: terminals.flatMap(({ secretSeals }) => secretSeals),
      });
      expect(withoutProofs(written) === withoutProofs(trial.bytes), one.id).toBe(!isBeyond(bundles));
    }
  });
});

describe('a long history of its making', () => {
  it.each([1, 2, 30])('of %s transfers is proved', (transfers) => {
    const { bytes, ask, chain } = longHistory(transfers);
    const verdict = validateHistory(bytes, ask, chain);
    expect(verdict).toMatchObject({ outcome: 'proved', content: { contract: { supply: 1_000_000n } } });
    if (verdict.outcome === 'proved') expect(verdict.content.bundles).toHaveLength(transfers);
  });
});

/** Of what practice never does: witness data in the file, or an operation that the file does not show. */
function isBeyond(bundles: ReturnType<typeof readConsignment>['bundles']): boolean {
  return bundles.some(({ witness, inputMap, operations }) => {
    const closed = operations.reduce((sum, { transition }) => sum + transition.inputs.length, 0);
    return (
      inputMap.length !== 68 * closed || witness.transaction!.witnesses.some((stack) => stack.length > 0)
    );
  });
}

function genesisOf(
  { issuedAtSeconds, assignments }: ReturnType<typeof readConsignment>['genesis'],
  said: object,
): Genesis {
  const { ticker, name, precision } = said as Pick<Genesis, 'ticker' | 'name' | 'precision'>;
  return {
    kind: 'nia',
    ticker,
    name,
    details: null,
    precision,
    media: null,
    issuedAtSeconds: Number(issuedAtSeconds),
    allocations: (assignments[0]?.items ?? []).map(({ seal, state }) => {
      if (seal.kind !== 'revealed' || state.kind !== 'fungible' || seal.txid === null)
        throw new Error('rgb-lib issues amounts onto outputs that it shows');
      return { txid: display(seal.txid), vout: seal.vout, blinding: seal.blinding, amount: state.amount };
    }),
  };
}

function transitionOf({ contractId: contract, inputs, assignments }: ReadTransition): Transition {
  return {
    contract,
    state: 'fungible',
    inputs: inputs.map(({ opid, no }) => ({ opid, no })),
    items: (assignments[0]?.items ?? []).map(({ seal, state }): Item => {
      if (state.kind !== 'fungible') throw new Error('an amount');
      const amount = state.amount;
      if (seal.kind === 'secret') return { seal: { kind: 'secret', hash: seal.secretSeal }, amount };
      const { txid, vout, blinding } = seal;
      return { seal: { kind: 'revealed', txid: txid && display(txid), vout, blinding }, amount };
    }),
  };
}

function withoutProofs(bytes: Uint8Array): string {
  const { bundles } = readConsignment(bytes);
  return bundles.reduce((text, { proof: { position, cofactor, path } }) => {
    const head = u32(position) + u16(cofactor) + u8(path.length);
    return text.replace(head + path.map(hex).join(''), '');
  }, hex(bytes));
}
