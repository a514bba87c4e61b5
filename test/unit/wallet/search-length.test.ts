import { expect, it, vi } from 'vitest';
import { ownScriptsOf } from '../../../src-main/keys/allowed-paths.ts';
import { LAST_INDEX, MAX_SEARCH } from '../../../src-main/keys/account.ts';
import { taprootAddress } from '../../../src-main/keys/address.ts';
import type { WalletRecord } from '../../../src-main/records/wallet.ts';
import { judgeAccount } from '../../../src-main/wallet/book/own-recipients.ts';
import type { Review } from '../../../src-preload/contract/index.ts';
import { changing, u32 } from '../../support/psbt/raw-psbt.ts';
import { hex, outputLabel } from '../../support/psbt/test-wallet.ts';
import {
  answerInstead,
  approvalOf,
  changeWallets,
  fiveSlots,
  fundedApp,
  walletOf,
  type TestApp,
} from './app.ts';
import { watching } from './handoff-app.ts';

const HARDENED = 0x8000_0000;

const change = (app: TestApp, members: Partial<WalletRecord>): void =>
  changeWallets(app, (wallet) => ({ ...wallet, ...members }));
/** Of the plain branch, by their indexes. */
function addressesOf(app: TestApp, walletId: string): (index: number) => string {
  const own = ownScriptsOf(judgeAccount(walletOf(app, walletId)));
  return (index) => taprootAddress(own.at({ branch: 'vanilla', keychain: 0, index }), 'regtest');
}
const reaches = ({ claims }: Review) => claims.find(({ name }) => name === 'changeOurs')?.facts.searchLength;

/** Five new slots, the last of them at this index: as a service builds them that has revealed so many. */
async function slotsUpTo(app: TestApp, walletId: string, index: number, colored = index - 10) {
  change(app, { highestIndex: { vanilla: 5, colored } });
  const wallet = walletOf(app, walletId);
  const key = ownScriptsOf(judgeAccount(wallet)).at({ branch: 'colored', keychain: 0, index });
  const path = [HARDENED + 86, HARDENED + 827_167, HARDENED, 0, index];
  app.practice.faults.once({
    kind: 'tamperPsbt',
    endpoint: 'createutxosbegin',
    change: changing((raw) => {
      const slot = raw.tx.outputs.findIndex(({ amount }) => amount === BigInt(fiveSlots.sizeSats));
      raw.tx.outputs[slot]!.script = hex(key.script);
      const origin = wallet.keys.fingerprint + path.map(u32).join('');
      raw.outputs[slot] = outputLabel({ internalKey: hex(key.internalKey), origin });
    }),
  });
  return app.get('signing.beginSlots', { walletId, ...fiveSlots });
}

it('G01: says in the review that the search grows, and keeps that before its key signs', async () => {
  const { app, walletId } = await fundedApp();
  const before = await slotsUpTo(app, walletId, 1_000);
  expect([before.outcome, reaches(before)]).toEqual(['proved', undefined]);
  const review = await slotsUpTo(app, walletId, 1_001);
  const length = () => walletOf(app, walletId).searchLength;
  expect([review.outcome, reaches(review), length()]).toEqual(['proved', '2000', 1_000]);

  const { write } = app.ports.settings;
  vi.spyOn(app.ports.settings, 'write').mockImplementation((document) => {
    if (document.wallets.some(({ searchLength }) => searchLength > 1_000))
      throw new Error('the disk is full');
    write(document);
  });
  expect((await app.ask('signing.approve', approvalOf(review))).ok).toBe(false);
  expect(app.keyholder.acts).not.toContain('sign');
  expect(app.ports.signings.read(review.flowId)?.state).toBe('built');

  vi.mocked(app.ports.settings.write).mockImplementation(write);
  const { sign } = app.ports.signer;
  const kept: number[] = [];
  vi.spyOn(app.ports.signer, 'sign').mockImplementation((...asked) => {
    kept.push(length());
    return kept.length === 1 ? Promise.reject(new Error('the keychain is locked')) : sign(...asked);
  });
  expect((await app.ask('signing.approve', approvalOf(review))).ok).toBe(false);
  // What was reviewed is the same still: the person may try again.
  expect(await app.get('signing.approve', approvalOf(review))).toMatchObject({ outcome: 'created' });
  expect(kept).toEqual([2_000, 2_000]);
  const told = { searchLength: 2_000, usedAddresses: 1_002 };
  expect((await app.get('wallet.list', {})).wallets).toMatchObject([told]);
});

it('G01: keeps it before a request goes out to be signed elsewhere', async () => {
  const w = await watching();
  await w.goesOut(await slotsUpTo(w.app, w.walletId, 1_001));
  expect(walletOf(w.app, w.walletId).searchLength).toBe(2_000);
});

it('G01: keeps it before an address beyond them is shown, and shows none beyond the longest search', async () => {
  const { app, walletId } = await fundedApp();
  change(app, { highestIndex: { vanilla: 990, colored: -1 } });
  const at = addressesOf(app, walletId);
  const given = (index: number) => {
    answerInstead(app, 'address', JSON.stringify(at(index)));
    return app.ask('wallet.newAddress', { walletId });
  };
  for (const [index, length] of [
    [1_000, 1_000],
    [1_001, 2_000],
  ] as const) {
    expect(await given(index)).toMatchObject({ ok: true, value: { index } });
    expect(walletOf(app, walletId).searchLength).toBe(length);
  }
  change(app, { highestIndex: { vanilla: MAX_SEARCH - 5, colored: -1 }, searchLength: MAX_SEARCH });
  expect(await given(MAX_SEARCH)).toMatchObject({ ok: true });
  const facts = { reason: 'beyondEnd', index: MAX_SEARCH + 1 };
  const failure = { code: 'ADDRESS_NOT_OURS', facts };
  expect(await given(MAX_SEARCH + 1)).toMatchObject({ ok: false, failure });
});

it('G01: is searched twice as far on request, and never beyond the longest search', async () => {
  const { app, walletId } = await fundedApp();
  for (const length of [2_000, 4_000, 8_000, 16_000, LAST_INDEX, LAST_INDEX])
    expect(await app.get('wallet.searchFurther', { walletId })).toMatchObject({ searchLength: length });
});
