import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../../../src-preload/contract/index.ts';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { readRaw, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { sharedDraft } from '../../../support/psbt/shared.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';
import { fails } from '../fails.ts';
import { approving, bare, bringUncompared, own, signedIn, signerApp } from './signer.ts';

const bob = testWallet({ seedByte: 66 });
const bobs = bob.key('vanilla', 0, 0);
const { raw } = sharedDraft(own, bobs.script);
raw.inputs[1]?.push([`16${bobs.internalKey}`, `00${bobs.origin}`], ['17', bobs.internalKey]);
const unsigned = bare({ raw });
const byBob = signPsbt({
  ...{ psbt: unsigned, account: bob.account, seed: Uint8Array.from(bob.seed), scope: 'part' },
  aux: () => new Uint8Array(32),
}).psbt;

async function combining() {
  const { app, walletId } = await signerApp();
  const asked = (text: string, combinedId: string | null = null): CallInput<'offline.combine'> => ({
    ...{ walletId, combinedId },
    content: { kind: 'text', text },
  });
  const add = (text: string, combinedId: string | null = null) =>
    app.get('offline.combine', asked(text, combinedId));
  return { app, walletId, asked, add };
}

describe('PSBTs of several signers', () => {
  it('are combined, signed here as any other PSBT, and leave as the transaction that a second library takes', async () => {
    const { app, walletId, add } = await combining();
    const begun = await add(byBob);
    expect(begun).toMatchObject({ count: 1, isWhole: false });
    expect(begun.inputs.map(({ isOurs, state }) => [isOurs, state])).toEqual([
      [true, 'unsigned'],
      [false, 'verified'],
    ]);
    const { combinedId } = begun;
    const content = { kind: 'combined', combinedId } as const;
    let view = await app.get('offline.bring', { walletId, name: 'a', content });
    for (const { id } of view.compares)
      view = await app.get('offline.compare', { broughtId: view.broughtId, id, typed: null });
    await app.get('offline.sign', approving(view));
    const { text } = await app.get('offline.copy', { broughtId: view.broughtId, form: 'base64' });
    const acts = signedIn(app);
    const both = await add(text, combinedId);
    expect(both).toMatchObject({ combinedId, count: 2, isWhole: true, txid: view.txid });
    expect(signedIn(app)).toBe(acts);
    const { text: hex } = await app.get('offline.copy', { broughtId: combinedId, form: 'transaction' });
    const { text: psbt } = await app.get('offline.copy', { broughtId: combinedId, form: 'base64' });
    const theirs = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
    theirs.finalize();
    expect(hex).toBe(theirs.hex);
    for (const form of ['psbt', 'base64', 'transaction'] as const)
      await app.get('offline.save', { broughtId: combinedId, form });
    expect(app.saved.map(({ name }) => name.replace(/-[0-9a-f]{8}-/, '-'))).toEqual([
      'ochre-psbt-combined.psbt',
      'ochre-psbt-combined-psbt.txt',
      'ochre-psbt-transaction.txt',
    ]);
    expect(await app.get('offline.codes', { broughtId: combinedId })).toHaveProperty('heldId');
  });

  it('lose nothing to what is refused, nor to another that is added meanwhile', async () => {
    const { app, walletId, asked, add } = await combining();
    const { combinedId } = await add(unsigned);
    await fails(app.failure('offline.combine', asked('no PSBT', combinedId)), 'BROUGHT_REFUSED');
    const other = writeRaw(genuineSlots({ wallet: own }).raw);
    await fails(app.failure('offline.combine', asked(other, combinedId)), 'COMBINE_OTHER');
    const damaged = readRaw(byBob);
    damaged.inputs[0] = [['01', `ff${damaged.inputs[0]?.[0]?.[1].slice(2) ?? ''}`]];
    await fails(app.failure('offline.combine', asked(writeRaw(damaged), combinedId)), 'COMBINE_DIFFERS', {
      ...{ map: 'input', index: 0, field: 'witnessUtxo' },
    });
    const view = await bringUncompared(app, walletId, unsigned);
    await app.get('offline.sign', approving(view));
    const { text } = await app.get('offline.copy', { broughtId: view.broughtId, form: 'base64' });
    const at = await Promise.all([add(byBob, combinedId), add(text, combinedId)]);
    expect(at.map(({ count }) => count).sort()).toEqual([2, 3]);
    expect(at.find(({ count }) => count === 3)).toMatchObject({ isWhole: true });
  });

  it('give no transaction while a signature is missing', async () => {
    const { app, add } = await combining();
    const { combinedId } = await add(byBob);
    await fails(app.failure('offline.copy', { broughtId: combinedId, form: 'transaction' }), 'PSBT_REFUSED');
  });

  it('are gone with their wallet, with a fifth one, and where there never were any', async () => {
    const { app, walletId, asked, add } = await combining();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await add(unsigned)).combinedId);
    const [oldest = '', second = ''] = ids;
    for (const id of [oldest, 'ab'.repeat(16)])
      await fails(app.failure('offline.combine', asked(byBob, id)), 'GONE');
    expect(await add(byBob, second)).toMatchObject({ count: 2 });
    await app.get('wallet.remove', { walletId });
    await fails(app.failure('offline.save', { broughtId: second, form: 'psbt' }), 'GONE');
  });
});
