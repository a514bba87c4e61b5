import type { Claim, GivenAsset, Verdict } from '../../src-main/verify/types.ts';
import { readRaw, reversed, type RawPsbt } from '../support/psbt/raw-psbt.ts';
import { type RawOperation, amountOf, operationIdOf } from '../support/rgb/encode.ts';
import { assetIdOf } from '../support/rgb/genuine-send.ts';
import { scriptsUpTo, vbytes } from './oracle.ts';
import type { Committed, Template } from './templates.ts';
import { known } from '../../src-main/base/groups.ts';

/**
 * A bare PSBT has no request. Its signer confirms the review's list, so the list must be complete: each foreign
 * output, each leaving asset, and every unknown. The tests' own reader checks this, with keys that @scure derives; the
 * RGB part comes from the tests' own encoder.
 */
export function isAsDescribed(template: Template, text: string, committed: Committed, verdict: Verdict) {
  let raw: RawPsbt;
  try {
    raw = readRaw(text);
  } catch {
    return false;
  }
  return (
    raw.tx.version >= 1 &&
    raw.tx.version <= 3 &&
    raw.tx.inputs.every(({ scriptSig }) => scriptSig === '') &&
    isHeldBackAsSaid(raw, verdict) &&
    inputsHold(template, raw, verdict) &&
    outputsAreNamed(template, raw, verdict) &&
    assetsAreNamed(template, raw, committed, verdict)
  );
}

/** A relative lock, and a date that is not over, are said. */
function isHeldBackAsSaid({ tx: { version, lockTime, inputs } }: RawPsbt, verdict: Verdict): boolean {
  const isRelative =
    version >= 2 && inputs.some(({ sequence }) => sequence < 0x8000_0000 && (sequence & 0xffff) > 0);
  const isDate = lockTime >= 500_000_000 && inputs.some(({ sequence }) => sequence !== 0xffff_ffff);
  const isSaid = isOpen(verdict, 'lockTime') || claimOf(verdict, 'lockTime')?.facts['dateMs'] !== undefined;
  return isSaid || (!isRelative && !isDate);
}

function inputsHold(template: Template, { tx, inputs }: RawPsbt, verdict: Verdict): boolean {
  const { limits } = template.asked;
  const entries = knownOf(template);
  const scripts = scriptsUpTo(template, { vanilla: FURTHEST, colored: FURTHEST });
  const seen = new Set<string>();
  let inSats = 0n;
  for (const [i, { txid, vout }] of tx.inputs.entries()) {
    const utxo = inputs[i]?.find(([key]) => key === '01')?.[1];
    if (utxo === undefined || seen.has(`${txid}:${vout}`) || !scripts.has(utxo.slice(18))) return false;
    seen.add(`${txid}:${vout}`);
    const sats = Buffer.from(utxo, 'hex').readBigUInt64LE();
    inSats += sats;
    const listed = entries.find((entry) => entry.txid === txid && entry.vout === vout);
    if (listed === undefined) {
      if (!isOpen(verdict, 'amountsAsListed') || !isOpen(verdict, 'spentAssetsKnown')) return false;
    } else if (listed.amountSats !== sats || !listed.exists || listed.pendingBlinded > 0) return false;
  }
  const feeSats = tx.outputs.reduce((left, { amount }) => left - amount, inSats);
  const capSats = BigInt(limits.maxRateSatsPerVb) * BigInt(vbytes(tx));
  return feeSats >= 0n && feeSats <= limits.maxFeeSats && feeSats <= capSats;
}

function outputsAreNamed(template: Template, { tx }: RawPsbt, { outputs }: Verdict): boolean {
  const own = scriptsUpTo(template, { vanilla: FURTHEST, colored: FURTHEST });
  return (
    outputs.length === tx.outputs.length &&
    tx.outputs.every(({ script, amount }, i) => {
      const line = outputs[i]!;
      if (line.amountSats !== amount) return false;
      if (own.has(script)) return line.kind === 'change' || line.kind === 'assetSlot';
      if (script.startsWith('6a')) return line.kind === 'commitment';
      return line.kind === 'stranger' && line.outcome === 'notProved';
    })
  );
}

function assetsAreNamed(
  template: Template,
  { tx }: RawPsbt,
  { operations, script }: Committed,
  verdict: Verdict,
): boolean {
  const entries = knownOf(template);
  const isSpent = (entry: { txid: string; vout: number }): boolean =>
    tx.inputs.some(({ txid, vout }) => txid === entry.txid && vout === entry.vout);
  const spent = entries.filter(isSpent);
  const returns = tx.outputs.filter((output) => output.script.startsWith('6a'));
  const proved = claimOf(verdict, 'commitmentRecomputes')?.outcome === 'proved';
  const moved = new Set(proved ? operations.map(({ contract }) => assetIdOf(contract)) : []);
  const riding = known(spent.flatMap(({ allocations }) => allocations));
  if (riding.some(({ assetId }) => !moved.has(assetId))) return false;
  if (proved && !movesWhole(operations, riding, spent.length === tx.inputs.length)) return false;
  if (!proved)
    return verdict.assets.length === 0 && (returns.length === 0 || isOpen(verdict, 'commitmentRecomputes'));

  const own = scriptsUpTo(template, { vanilla: FURTHEST, colored: FURTHEST });
  const isOwn = (seal: GivenAsset['seal']): boolean => {
    if (seal.kind === 'secret') return false;
    if (seal.kind === 'output') return own.get(tx.outputs[seal.vout]?.script ?? '') === 'colored';
    const output = template.asked.book.outputs.find(
      (one) => one.txid === seal.txid && one.vout === seal.vout,
    );
    return output?.branch === 'colored' && !isSpent(output);
  };
  const wanted = operations.flatMap((operation) => givenBy(operation, isOwn));
  const named = verdict.assets.flatMap(({ assetId, given }) => given.map((one) => nameOf(assetId, one)));
  return (
    returns.length === 1 &&
    returns[0]!.script === script &&
    named.sort().join() === wanted.sort().join() &&
    (!wanted.some((one) => one.startsWith('stranger')) || isOpen(verdict, 'nothingToOthers'))
  );
}

/** The truth about the coins, as far as anyone reported it: by the list, or by the own book without a list. */
function knownOf({ asked: { snapshot, book } }: Template) {
  if (snapshot.entries.length > 0) return [...snapshot.entries];
  return book.outputs.map(({ txid, vout, amountSats }) => ({
    ...FREE,
    txid,
    vout,
    amountSats,
    allocations: book.allocations
      .filter((one) => one.txid === txid && one.vout === vout)
      .map(({ assetId, amount }) => ({ assetId, amount, settled: true })),
  }));
}

const FREE = { exists: true, pendingBlinded: 0 };

/** All known assets on the inputs leave or are closed; more only if an input was not listed. */
function movesWhole(
  operations: readonly RawOperation[],
  riding: readonly { readonly assetId: string; readonly amount: bigint }[],
  allListed: boolean,
): boolean {
  const contracts = [...new Set(operations.map(({ contract }) => contract))];
  return contracts.every((contract) => {
    const held = riding.filter(({ assetId }) => assetId === assetIdOf(contract));
    const moving = operations.filter((operation) => operation.contract === contract);
    const given = moving.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
    const outAmount = given.reduce((sum, { state }) => sum + amountOf(state), 0n);
    const inAmount = held.reduce((sum, { amount }) => sum + amount, 0n);
    const closed = moving.reduce((sum, { inputs }) => sum + inputs.length, 0);
    return allListed
      ? outAmount === inAmount && closed === held.length
      : outAmount >= inAmount && closed >= held.length;
  });
}

function givenBy(operation: RawOperation, isOwn: (seal: GivenAsset['seal']) => boolean): string[] {
  const assetId = assetIdOf(operation.contract);
  const opid = operationIdOf(operation);
  return operation.groups.flatMap(({ items }) =>
    items.map(({ seal, state }, no) => {
      const known = describe(seal);
      const to = isOwn(known) ? 'own' : 'stranger';
      return nameOf(assetId, { to, amount: amountOf(state), opout: `${opid}/4000/${no}`, seal: known });
    }),
  );
}

function describe(seal: RawOperation['groups'][number]['items'][number]['seal']): GivenAsset['seal'] {
  if (seal.secret !== undefined) return { kind: 'secret', secretSeal: seal.secret };
  if (seal.txid === null) return { kind: 'output', vout: seal.vout };
  return { kind: 'outpoint', txid: reversed(seal.txid), vout: seal.vout };
}

function nameOf(assetId: string, { to, amount, opout, seal }: GivenAsset): string {
  const place = seal.kind === 'secret' ? seal.secretSeal : seal.kind === 'output' ? '' : seal.txid;
  const vout = seal.kind === 'secret' ? '' : String(seal.vout);
  return [to, assetId, String(amount), opout, seal.kind, place, vout].join(' ');
}

const claimOf = ({ claims }: Verdict, name: Claim['name']): Claim | undefined =>
  claims.find((claim) => claim.name === name);

const isOpen = (verdict: Verdict, name: Claim['name']): boolean =>
  claimOf(verdict, name)?.outcome === 'notProved';

/** The oracle knows our scripts as far as a restore looks; mutants go to 48. */
const FURTHEST = 64;
