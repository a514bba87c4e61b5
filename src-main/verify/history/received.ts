import { sameBytes, toHex } from '../../base/bytes.ts';
import type { WholeTransaction } from '../psbt/transaction.ts';
import { writeRevealed, type RevealedSeal } from '../rgb/transition.ts';
import { taggedHash } from '../rgb/merkle.ts';
import type { FileBundle, Terminal } from './consignment.ts';
import type { HistoryBundle } from './history-bundle.ts';
import { HistoryRefusal } from './history-refusal.ts';
import { opoutKey, type Allocation, type OpenState } from './open-state.ts';

export type HistoryRecipient =
  | {
      readonly kind: 'blinded';
      /** 32 bytes. */
      readonly secretSeal: Uint8Array;
      /** What it hides, if that is known: without it nobody can say on which output the asset lies. */
      readonly revealed: RevealedSeal | null;
    }
  | { readonly kind: 'witness'; readonly script: Uint8Array; readonly vout: number | null };

/** The last bundle, which pays the recipient. */
export interface PayingBundle {
  readonly bundle: HistoryBundle;
  readonly bundleId: Uint8Array;
  readonly witness: WholeTransaction;
}

/** Step 4 of rgb-history.md 7: a bundle (hex id) named with a seal exists and gives to it. Throws HistoryRefusal TERMINAL. */
export function requireTerminals(
  terminals: readonly Terminal[],
  bundles: ReadonlyMap<string, FileBundle>,
): void {
  for (const { bundleId, secretSeals } of terminals) {
    const bundle = bundles.get(toHex(bundleId));
    if (bundle === undefined) throw new HistoryRefusal('TERMINAL', { bundle: toHex(bundleId) });
    const given = new Set(secretSealsOf(bundle.read()));
    const stray = secretSeals.map(toHex).find((seal) => !given.has(seal));
    if (stray !== undefined) throw new HistoryRefusal('TERMINAL', { seal: stray });
  }
}

/** Step 5. Throws HistoryRefusal RECIPIENT; TERMINAL if a blinded recipient is not named at the head of the file. */
export function receivedBy(
  recipient: HistoryRecipient,
  paying: PayingBundle,
  open: OpenState,
  terminals: readonly Terminal[],
): readonly Allocation[] {
  const received = paying.bundle.operations.flatMap(({ opid, transition }) =>
    transition.assignments.flatMap(({ type, items }) =>
      items.flatMap((_, no) => {
        const allocation = open.get(opoutKey({ opid, type, no }));
        return allocation !== undefined && pays(allocation, recipient, paying) ? [allocation] : [];
      }),
    ),
  );
  if (received.length === 0) throw new HistoryRefusal('RECIPIENT', { txid: paying.bundle.witness.txid });
  if (recipient.kind === 'witness') return received;
  const { secretSeal, revealed } = recipient;
  const named = terminals.some(
    ({ bundleId, secretSeals }) =>
      sameBytes(bundleId, paying.bundleId) && secretSeals.some((seal) => sameBytes(seal, secretSeal)),
  );
  if (!named) throw new HistoryRefusal('TERMINAL', { seal: toHex(secretSeal) });
  return revealed === null
    ? received
    : received.map((one) => ({ ...one, seal: opened(revealed, secretSeal) }));
}

function pays({ seal }: Allocation, recipient: HistoryRecipient, { bundle, witness }: PayingBundle): boolean {
  if (recipient.kind === 'blinded')
    return seal.kind === 'secret' && seal.secretSeal === toHex(recipient.secretSeal);
  if (seal.kind === 'secret' || seal.txid !== bundle.witness.txid) return false;
  const { script, vout } = recipient;
  const output = witness.outputs[seal.vout];
  return output !== undefined && sameBytes(output.script, script) && (vout === null || vout === seal.vout);
}

/** Only its owner knows on which output a secret seal lies. Throws HistoryRefusal RECIPIENT for another seal's. */
function opened(revealed: RevealedSeal, secretSeal: Uint8Array): Allocation['seal'] {
  const { txid, vout } = revealed;
  if (txid === null || !sameBytes(taggedHash('seal', writeRevealed(revealed)), secretSeal))
    throw new HistoryRefusal('RECIPIENT', { seal: toHex(secretSeal) });
  return { kind: 'outpoint', txid: toHex(Uint8Array.from(txid).reverse()), vout };
}

function secretSealsOf({ operations }: HistoryBundle): string[] {
  return operations.flatMap(({ transition }) =>
    transition.assignments.flatMap(({ items }) =>
      items.flatMap(({ seal }) => (seal.kind === 'secret' ? [toHex(seal.secretSeal)] : [])),
    ),
  );
}
