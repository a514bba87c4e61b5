import { schnorr } from '@noble/curves/secp256k1.js';
import { WalletError } from '../../src-main/base/errors.ts';
import { readContent } from '../../src-main/verify/imported/read-imported.ts';
import { spentOf } from '../../src-main/verify/verdict/claims/inputs.ts';
import { readPsbt, viewInput } from '../../src-main/verify/psbt/read.ts';
import { transactionId, type TransactionOutput } from '../../src-main/verify/psbt/transaction.ts';
import { extractTransaction } from '../../src-main/verify/sign/sign.ts';
import type { BroughtView, CallInput } from '../../src-preload/contract/index.ts';
import { beginAway } from './away.ts';
import { Refused } from '../support/main-here.ts';
import { scureRead } from '../support/psbt/second-opinion.ts';
import { openInteropApp, type InteropApp } from './app.ts';
import type { InteropCase, InteropFolder } from './manifest.ts';

/** A signed transaction with the data that a node needs to check it alone. */
export interface Signed {
  readonly txid: string;
  /** In network form; null if others must sign too. */
  readonly hex: string | null;
  readonly spent: readonly (TransactionOutput & { readonly outpoint: string })[];
  /** A second library verifies all our signatures. */
  readonly holds: boolean;
  /** The review said that nodes may refuse it, or not accept it yet. */
  readonly doubted: boolean;
  /** The combined parts and Ochre's result; base64. Null: nothing was combined. */
  readonly combined: { readonly parts: readonly string[]; readonly psbt: string } | null;
}

export interface CaseResult {
  readonly name: string;
  readonly of: InteropCase;
  readonly signed: Signed | null;
  /** Why it was refused; null if it is signed. */
  readonly refused: string | null;
}

/** One case through the calls of the screens, in an app of its own. */
export async function runCase(folder: InteropFolder, one: InteropCase): Promise<CaseResult> {
  const wallet = folder.wallets[one.wallet];
  if (wallet === undefined) throw new Error(`there is no wallet ${one.wallet}`);
  const name = `${one.file} (${one.wallet})`;
  const app = await openInteropApp(wallet);
  try {
    const signed = await WAYS[one.as](app, folder, one);
    return { name, of: one, signed, refused: null };
  } catch (error) {
    const failure =
      error instanceof Refused || error instanceof WalletError
        ? error.failure
        : { code: 'CRASHED', facts: error };
    return { name, of: one, signed: null, refused: `${failure.code} ${JSON.stringify(failure.facts)}` };
  } finally {
    await app.close();
  }
}

const WAYS = { psbt: bringIn, codes: bringIn, back: bringBack, combine: combineIt } as const;

async function combineIt(app: InteropApp, folder: InteropFolder, one: InteropCase): Promise<Signed> {
  const { walletId, get } = app;
  const text = (file: string): string => {
    const read = readContent({ kind: 'bytes', bytes: folder.bytes(file) });
    if (read.kind !== 'psbt') throw new Error(`${file} is no PSBT`);
    return read.psbt;
  };
  const first = await get('offline.combine', {
    ...{ walletId, combinedId: null },
    content: inBytes(folder.bytes(one.file)),
  });
  const { combinedId } = first;
  const signedHere = async (): Promise<string> => {
    const broughtId = await signHere(app, one.file, { kind: 'combined', combinedId });
    return (await get('offline.copy', { broughtId, form: 'base64' })).text;
  };
  const other = one.of === undefined ? await signedHere() : text(one.of);
  const content = { kind: 'text', text: other } as const;
  const { isWhole } = await get('offline.combine', { walletId, combinedId, content });
  const { text: psbt } = await get('offline.copy', { broughtId: combinedId, form: 'base64' });
  const hex = isWhole
    ? (await get('offline.copy', { broughtId: combinedId, form: 'transaction' })).text
    : null;
  return { ...signedIn(psbt, false), hex, combined: { parts: [text(one.file), other], psbt } };
}

async function bringIn(app: InteropApp, folder: InteropFolder, one: InteropCase): Promise<Signed> {
  const { get } = app;
  const bytes = folder.bytes(one.file);
  const content = one.as === 'codes' ? await scanned(app, bytes) : inBytes(bytes);
  const broughtId = await signHere(app, one.file, content);
  const view = await get('offline.read', { broughtId });
  // For other programs. A partly signed PSBT exists in one form only.
  await get('offline.save', { broughtId, form: view.onlyOurPart ? 'psbt' : 'unfinalised' });
  const saved = readContent({ kind: 'bytes', bytes: app.savedLast() });
  if (saved.kind !== 'psbt') throw new Error('what was saved is no PSBT');
  const signed = signedIn(saved.psbt, isDoubted(view));
  if (view.onlyOurPart) return { ...signed, hex: null };
  const { text } = await get('offline.copy', { broughtId, form: 'transaction' });
  return { ...signed, hex: text };
}

/** Returns its id. */
async function signHere(
  { walletId, get }: InteropApp,
  name: string,
  content: CallInput<'offline.bring'>['content'],
): Promise<string> {
  const view = await get('offline.bring', { walletId, name, content });
  const { broughtId, review, questions, compares } = view;
  for (const { id } of compares) await get('offline.compare', { broughtId, id, typed: null });
  await get('offline.sign', {
    broughtId,
    digest: review.digest,
    acceptNotProved: review.outcome === 'notProved',
    confirmed: questions.map(({ id }) => id),
  });
  return broughtId;
}

async function bringBack(app: InteropApp, folder: InteropFolder, one: InteropCase): Promise<Signed> {
  const asked = readContent({ kind: 'bytes', bytes: folder.bytes(one.of ?? '') });
  if (asked.kind !== 'psbt') throw new Error(`${one.of ?? ''} is no PSBT`);
  const flowId = await beginAway(app, asked.psbt);
  const source = { from: 'bytes', base64: folder.bytes(one.file).toString('base64') } as const;
  await app.get('handoff.bringBack', { flowId, source });
  const step = app.ports.signings.read(flowId)?.data.signed as { readonly psbt: string };
  return { ...signedIn(step.psbt, false), hex: extractTransaction(step.psbt).hex };
}

/** Gives the codes one by one, as a camera reads them, and returns what the page gathers. */
async function scanned(app: InteropApp, bytes: Buffer): Promise<CallInput<'offline.combine'>['content']> {
  const texts = bytes.toString('utf8').trim().split('\n');
  let gatherId: string | null = null;
  const taken: string[] = [];
  for (const text of texts) {
    const answer: Awaited<ReturnType<typeof app.get<'codes.gather'>>> = await app.get('codes.gather', {
      gatherId,
      text: text.trim(),
    });
    gatherId = answer.gatherId;
    taken.push(text.trim());
    if (answer.told.kind === 'whole') break;
  }
  const [first = ''] = taken;
  return taken.length > 1 || /^ur:/i.test(first)
    ? { kind: 'parts', parts: taken }
    : { kind: 'text', text: first };
}

function inBytes(bytes: Buffer): CallInput<'offline.combine'>['content'] {
  return { kind: 'bytes', base64: bytes.toString('base64') };
}

/** True if the review doubts that nodes accept it: an unproved claim, or a lock that may not be over. */
function isDoubted({ review }: BroughtView): boolean {
  return review.claims.some(
    ({ name, outcome, facts }) =>
      (ABOUT_NODES.includes(name) && outcome === 'notProved') ||
      (name === 'lockTime' && facts['reached'] !== undefined),
  );
}

const ABOUT_NODES: readonly string[] = ['relayed', 'lockTime'];

function signedIn(text: string, doubted: boolean): Signed {
  const psbt = readPsbt(text);
  const { bytes, inputs } = psbt.unsigned;
  const opened = scureRead(text);
  const spent = inputs.map(({ outpoint }, i) => {
    const utxo = spentOf(psbt.unsigned.inputs[i]!, viewInput(psbt.inputs[i] ?? []), 'bare');
    if (utxo === null) throw new Error('an input does not say what it spends');
    return { ...utxo, outpoint: `${outpoint.txid}:${String(outpoint.vout)}` };
  });
  const scripts = spent.map(({ script }) => script);
  const amounts = spent.map(({ amountSats }) => amountSats);
  const valid = spent.flatMap(({ script }, i) => {
    const { tapKeySig, finalScriptWitness = [] } = opened.getInput(i);
    const signature = tapKeySig ?? finalScriptWitness[0];
    if (signature === undefined || script[0] !== 0x51) return [];
    const sighash = signature[64] ?? 0;
    const message = opened.preimageWitnessV1(i, scripts, sighash, amounts);
    return [schnorr.verify(signature.subarray(0, 64), message, script.subarray(2))];
  });
  return {
    txid: transactionId(bytes),
    hex: null,
    spent,
    holds: valid.length > 0 && !valid.includes(false),
    doubted,
    combined: null,
  };
}
