import type { Branch } from '../../src-main/base/bitcoin.ts';
import type { Verdict } from '../../src-main/verify/types.ts';
import { readRaw, reversed, type RawTransaction } from '../support/psbt/raw-psbt.ts';
import type { Committed, Template } from './templates.ts';

/**
 * Whether the signed transaction is the requested one, decided without the judge: by the tests' own reader, keys that
 * @scure derives, and for an RGB part the one commitment of the tests' own encoder. `otherMeaning`: the RGB part was
 * changed in meaning, so no signature can be right. `saysLeftOut`: the review says only that the fee doesn't pay for
 * the commitment, which psbt-policy.md 8 allows a send.
 */
export function isWithinIntent(
  template: Template,
  text: string,
  { otherMeaning, saysLeftOut }: { readonly otherMeaning: boolean; readonly saysLeftOut: boolean },
): boolean {
  let tx: RawTransaction;
  try {
    ({ tx } = readRaw(text));
  } catch {
    return false;
  }
  const { intent } = template.asked;
  if (!formHolds(template, tx)) return false;
  if (intent.kind === 'createSlots') return slotsHold(template, tx, intent);
  return (
    intent.kind === 'send' && !otherMeaning && sendHolds(template, tx, intent.rateSatsPerVb, saysLeftOut)
  );
}

/** Of a known form, and nothing holds it back from being mined. */
function formHolds({ asked: { limits } }: Template, tx: RawTransaction): boolean {
  const { knownHeight } = limits;
  return (
    tx.version === 2 &&
    knownHeight !== null &&
    tx.lockTime <= knownHeight + 6 &&
    tx.inputs.every(({ sequence, scriptSig }) => sequence >= 0xffff_fffd && scriptSig === '')
  );
}

function slotsHold(
  template: Template,
  tx: RawTransaction,
  {
    num,
    upTo,
    sizeSats,
    rateSatsPerVb,
  }: { num: number; upTo: boolean; sizeSats: bigint; rateSatsPerVb: number },
): boolean {
  const spentSats = spends(template, tx, false);
  if (spentSats === null) return false;
  const whose = tx.outputs.map(({ script }) => ownScripts(template, num).get(script) ?? null);
  if (whose.includes(null)) return false;
  if (new Set(tx.outputs.map(({ script }) => script)).size !== tx.outputs.length) return false;
  const slots = tx.outputs.filter((_, i) => whose[i] === 'colored');
  const plain = tx.outputs.length - slots.length;
  if (slots.length > num || slots.length < (upTo ? 1 : num) || plain > 1) return false;
  if (slots.some(({ amount }) => amount !== sizeSats)) return false;
  return feeHolds(tx, spentSats, rateSatsPerVb, plain > 0);
}

/**
 * The outputs of the honest answer in its order, since seals name them by number. Only the change may differ: in sats
 * within the fee's tolerance, and in its key of ours.
 */
function sendHolds(template: Template, tx: RawTransaction, rateSatsPerVb: number, saysLeftOut: boolean) {
  const spentSats = spends(template, tx, true);
  if (spentSats === null) return false;
  const honest = template.raw.tx.outputs;
  if (tx.inputs.length !== template.raw.tx.inputs.length || tx.outputs.length !== honest.length) return false;
  const own = ownScripts(template, 0);
  const same = tx.outputs.every(({ script, amount }, i) =>
    own.get(honest[i]!.script) === 'colored'
      ? own.get(script) === 'colored'
      : script === honest[i]!.script && amount === honest[i]!.amount,
  );
  return (
    same &&
    feeHolds(
      tx,
      spentSats,
      rateSatsPerVb,
      honest.some(({ script }) => own.has(script)),
      saysLeftOut ? COMMITMENT_VBYTES : 0,
    )
  );
}

/** What rgb-lib 0.3.0-beta.1 and beta.2 leave out of the size that a send pays for. */
const COMMITMENT_VBYTES = 34;

/** The inputs' sum; null unless each is listed once, and of the one colour. */
function spends({ asked }: Template, tx: RawTransaction, colored: boolean): bigint | null {
  let sats = 0n;
  const seen = new Set<string>();
  for (const { txid, vout } of tx.inputs) {
    const entry = asked.snapshot.entries.find((listed) => listed.txid === txid && listed.vout === vout);
    if (entry === undefined || seen.has(`${txid}:${vout}`) || entry.colorable !== colored) return null;
    if (!entry.exists || entry.pendingBlinded > 0 || (!colored && entry.allocations.length > 0)) return null;
    seen.add(`${txid}:${vout}`);
    sats += entry.amountSats;
  }
  return seen.size === 0 ? null : sats;
}

function feeHolds(
  tx: RawTransaction,
  spentSats: bigint,
  rateSatsPerVb: number,
  change: boolean,
  unpaidVbytes = 0,
): boolean {
  if (tx.outputs.some(({ amount, script }) => amount < 330n && !script.startsWith('6a'))) return false;
  const rate = BigInt(rateSatsPerVb);
  const fee = tx.outputs.reduce((left, { amount }) => left - amount, spentSats);
  const size = vbytes(tx);
  const expected = rate * BigInt(size);
  const least = rate * BigInt(size - unpaidVbytes);
  const slack = change ? 330n : 330n + 43n * rate;
  const tenth = expected / 10n;
  const isRelayed = unpaidVbytes === 0 || fee >= BigInt(size);
  return isRelayed && fee * 100n >= least * 98n && fee <= expected + (tenth > slack ? tenth : slack);
}

/** Once each input carries a key-path signature. */
export function vbytes({ inputs, outputs }: RawTransaction): number {
  const count = (items: readonly unknown[]): number => (items.length < 253 ? 1 : 3);
  const bytes =
    8 +
    count(inputs) +
    41 * inputs.length +
    count(outputs) +
    outputs.reduce((sum, { script }) => sum + 9 + script.length / 2, 0);
  return Math.ceil((4 * bytes + 2 + 66 * inputs.length) / 4);
}

/** Scripts of ours that an honest answer may pay to: up to the gap, and further if it makes that many slots. */
function ownScripts(template: Template, slots: number): ReadonlyMap<string, Branch> {
  const { highestIndex, gap } = template.asked.account;
  const further = slots > gap ? slots : 0;
  return scriptsUpTo(template, {
    vanilla: highestIndex.vanilla + gap,
    colored: highestIndex.colored + gap + further,
  });
}

/** Every script of ours up to and with these indexes. */
export function scriptsUpTo(
  { asked: { account }, wallet }: Template,
  last: Readonly<Record<Branch, number>>,
): ReadonlyMap<string, Branch> {
  const name = JSON.stringify([last, account]);
  const found = known.get(name);
  if (found !== undefined) return found;
  const scripts = new Map<string, Branch>();
  for (const branch of ['vanilla', 'colored'] as const)
    for (const keychain of account.keychains[branch])
      for (let index = 0; index <= last[branch]; index++)
        scripts.set(wallet.key(branch, keychain, index).script, branch);
  known.set(name, scripts);
  return scripts;
}

const known = new Map<string, ReadonlyMap<string, Branch>>();

/**
 * Seals of a signed mutant on outpoints that are not ours and free, by the truth and not by the list. With a request
 * all count, in a bare PSBT those that the review calls ours. `committed` comes from the tests' own encoder.
 */
export function sealsToStrangers(
  { asked }: Template,
  { text, committed }: { readonly text: string; readonly committed: Committed },
  verdict: Verdict,
): number {
  const spent = new Set(readRaw(text).tx.inputs.map(({ txid, vout }) => `${txid}:${vout}`));
  const free = new Set(
    asked.book.outputs.flatMap(({ txid, vout, branch }) =>
      branch === 'colored' && !spent.has(`${txid}:${vout}`) ? [`${txid}:${vout}`] : [],
    ),
  );
  const named =
    asked.intent.kind === 'offline'
      ? verdict.assets.flatMap(({ given }) =>
          given.flatMap(({ to, seal }) =>
            to === 'own' && seal.kind === 'outpoint' ? [`${seal.txid}:${seal.vout}`] : [],
          ),
        )
      : committed.operations.flatMap(({ groups }) =>
          groups.flatMap(({ items }) =>
            items.flatMap(({ seal }) =>
              seal.secret === undefined && seal.txid !== null ? [`${reversed(seal.txid)}:${seal.vout}`] : [],
            ),
          ),
        );
  return named.filter((outpoint) => !free.has(outpoint)).length;
}
