import { schnorr } from '@noble/curves/secp256k1.js';
import { describe, expect, it } from 'vitest';
import type { BroughtView } from '../../../../src-preload/contract/index.ts';
import { writePack } from '../../../../src-main/verify/imported/pack.ts';
import { ownWallet } from '../../../support/offline/own-words.ts';
import { packOf } from '../../../support/offline/packs.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import type { RawPsbt } from '../../../support/psbt/raw-psbt.ts';
import { readRaw, replaceValue, valueOf, writeOutput, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { scureRead } from '../../../support/psbt/second-opinion.ts';
import { sharedDraft } from '../../../support/psbt/shared.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { approving, bringUncompared as bringText, restoreSigner } from './signer.ts';

const own = ownWallet();
const THEIRS = `0014${'ab'.repeat(20)}`;
const THEIR_WITNESS = `0140${'ab'.repeat(64)}`;
const honest = () => sharedDraft(own, THEIRS).raw;
const withTheirAmount = (amount: bigint) => {
  const raw = honest();
  replaceValue(raw.inputs[1], '01', writeOutput({ amount, script: THEIRS }));
  return raw;
};
const withTheirWitness = () => {
  const raw = honest();
  raw.inputs[1]?.push(['08', THEIR_WITNESS]);
  return raw;
};

const bring = (app: TestApp, walletId: string, raw: RawPsbt) => bringText(app, walletId, writeRaw(raw));

const copied = async (app: TestApp, { broughtId }: BroughtView) =>
  (await app.get('offline.copy', { broughtId, form: 'base64' })).text;
const signedIn = (app: TestApp) => app.keyholder.acts.filter((act) => act === 'sign').length;

/** By another library than the one that signs here: what the chain would say of our signature for these amounts. */
function holds(signed: string, amounts: readonly bigint[]): boolean {
  const tx = scureRead(signed);
  const inputs = Array.from({ length: tx.inputsLength }, (_, i) => tx.getInput(i));
  const scripts = inputs.map(({ witnessUtxo }) => witnessUtxo?.script ?? new Uint8Array(0));
  const [signature, script] = [inputs[0]?.tapKeySig, scripts[0]];
  if (signature === undefined || script === undefined) throw new Error('our input is not signed');
  return schnorr.verify(signature, tx.preimageWitnessV1(0, scripts, 0, [...amounts]), script.subarray(2));
}

describe('a PSBT of a transaction that was signed here before', () => {
  it('is unsigned, and gets a signature that holds, where the one before lied of the amount of others', async () => {
    const app = openTestApp('electron');
    const walletId = await restoreSigner(app);
    const lied = await bring(app, walletId, withTheirAmount(50_001n));
    await app.get('offline.sign', approving(lied));
    const view = await bring(app, walletId, honest());
    expect([view.txid, view.signedAtMs]).toEqual([lied.txid, null]);
    expect(await app.get('offline.sign', approving(view))).toMatchObject({ outcome: 'signed' });
    expect(holds(await copied(app, view), [100_000n, 50_000n])).toBe(true);
    // What was signed before is not forgotten, and is still no signature of the honest one.
    expect(holds(await copied(app, lied), [100_000n, 50_001n])).toBe(true);
    const { signed } = await app.get('offline.list', { walletId });
    expect(signed.map(({ broughtId }) => broughtId).sort()).toEqual([lied.broughtId, view.broughtId].sort());
  });

  it('keeps what others signed in it since, beside the signature of ours from before', async () => {
    const app = openTestApp('electron');
    const walletId = await restoreSigner(app);
    await app.get('offline.sign', approving(await bring(app, walletId, honest())));
    const again = await bring(app, walletId, withTheirWitness());
    expect(again.signedAtMs).not.toBeNull();
    expect(await app.get('offline.sign', approving(again))).toMatchObject({ outcome: 'before' });
    const text = await copied(app, again);
    expect(valueOf(readRaw(text).inputs[1], '08')).toBe(THEIR_WITNESS);
    expect(holds(text, [100_000n, 50_000n])).toBe(true);
    expect(signedIn(app)).toBe(1);
  });

  it('is signed as it came last, where others signed theirs while main’s question stood', async () => {
    const { app, walletId } = await whileAsked(withTheirWitness());
    const first = await bring(app, walletId, honest());
    await app.get('offline.sign', approving(first));
    const text = await copied(app, first);
    expect(valueOf(readRaw(text).inputs[1], '08')).toBe(THEIR_WITNESS);
    expect(holds(text, [100_000n, 50_000n])).toBe(true);
  });

  it('stays the one that was answered, where another amount of others comes in while main’s question stands', async () => {
    const { app, walletId } = await whileAsked(withTheirAmount(50_001n));
    const first = await bring(app, walletId, honest());
    await app.get('offline.sign', approving(first));
    expect(holds(await copied(app, first), [100_000n, 50_000n])).toBe(true);
    const { drafts, signed } = await app.get('offline.list', { walletId });
    expect([drafts.length, signed.map(({ broughtId }) => broughtId)]).toEqual([1, [first.broughtId]]);
  });

  it('is unsigned as a pack where only a part of it was signed, our second coin passed off as a stranger’s', async () => {
    const app = openTestApp('electron');
    const walletId = await restoreSigner(app);
    const draft = genuineSlots({ wallet: own });
    const part = structuredClone(draft.raw);
    part.inputs[1] = [['01', writeOutput({ amount: 50_000n, script: THEIRS })]];
    const bare = await bring(app, walletId, part);
    expect(bare.onlyOurPart).toBe(true);
    await app.get('offline.sign', approving(bare));
    await signAsPack(app, walletId, draft.raw);
  });

  it('is unsigned as a pack where all of it was signed for an amount that was a lie', async () => {
    const app = openTestApp('electron');
    const walletId = await restoreSigner(app);
    const draft = genuineSlots({ wallet: own });
    const lie = structuredClone(draft.raw);
    replaceValue(
      lie.inputs[1],
      '01',
      writeOutput({ amount: 50_001n, script: own.key('vanilla', 0, 1).script }),
    );
    const bare = await bring(app, walletId, lie);
    expect(bare.onlyOurPart).toBe(false);
    await app.get('offline.sign', approving(bare));
    await signAsPack(app, walletId, draft.raw);
  });

  /** While main's question stands this one is brought, and then the question is answered with yes. */
  async function whileAsked(raw: RawPsbt): Promise<{ app: TestApp; walletId: string }> {
    let meanwhile = (): Promise<unknown> => Promise.resolve();
    const ask = () => meanwhile().then(() => true);
    const confirm = { kind: 'native', ask, turnBack: () => undefined } as const;
    const app = openTestApp('electron', { confirm });
    const walletId = await restoreSigner(app);
    meanwhile = () => bring(app, walletId, raw);
    return { app, walletId };
  }

  /** Brings the genuine pack of it, which must be asked about, signed anew and be a whole transaction. */
  async function signAsPack(app: TestApp, walletId: string, raw: RawPsbt): Promise<void> {
    const asked = app.user.asked.length;
    const draft = genuineSlots({ wallet: own });
    const pack = await bringText(app, walletId, writePack(packOf({ ...draft, psbt: writeRaw(raw) })));
    expect([pack.review.outcome, pack.signedAtMs]).toEqual(['onTrust', null]);
    const items = [{ broughtId: pack.broughtId, digest: pack.review.digest }];
    expect(await app.get('offline.signMany', { items })).toEqual({
      outcome: 'done',
      results: [{ broughtId: pack.broughtId, txid: pack.txid, because: null }],
    });
    expect([app.user.asked.length - asked, signedIn(app)]).toEqual([1, 2]);
    await app.get('offline.saveMany', { broughtIds: [pack.broughtId], form: 'psbt' });
    await app.get('offline.save', { broughtId: pack.broughtId, form: 'transaction' });
    expect(app.saved.map(({ name }) => name.replace(/-[0-9a-f]{8}-/, '-'))).toEqual([
      'ochre-slots-signed.psbt',
      'ochre-slots-transaction.txt',
    ]);
  }
});
