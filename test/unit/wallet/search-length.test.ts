import { describe, expect, it, vi } from 'vitest';
import { LAST_INDEX, MAX_SEARCH } from '../../../src-main/keys/search-length.ts';
import { taprootAddress } from '../../../src-main/keys/address.ts';
import { ownScriptsOf } from '../../../src-main/keys/own-paths.ts';
import type { WalletRecord } from '../../../src-main/records/wallet.ts';
import { judgeAccount } from '../../../src-main/wallet/book/own-indexes.ts';
import type { Review } from '../../../src-preload/contract/index.ts';
import { readRaw, u32, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { hex, outputLabel } from '../../support/psbt/test-wallet.ts';
import { answerInstead, fiveSlots, fundedApp, newWallet, openTestApp, type TestApp } from './app.ts';
import { watching } from './handoff-app.ts';

const HARDENED = 0x8000_0000;
const PUBLIC_WORDS =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const NOTHING = { settled: 0, future: 0, spendable: 0 };
const NO_BITCOIN = { vanilla: NOTHING, colored: NOTHING };

const recordOf = (app: TestApp, walletId: string): WalletRecord => {
  const found = app.ports.settings.read().wallets.find(({ id }) => id === walletId);
  if (found === undefined) throw new Error('no such wallet');
  return found;
};
const change = (app: TestApp, walletId: string, members: Partial<WalletRecord>): void => {
  const before = app.ports.settings.read();
  const wallets = before.wallets.map((one) => (one.id === walletId ? { ...one, ...members } : one));
  app.ports.settings.write({ ...before, wallets });
};
/** Of the plain branch, by their indexes. */
function addressesOf(app: TestApp, walletId: string): (index: number) => string {
  const own = ownScriptsOf(judgeAccount(recordOf(app, walletId)));
  return (index) => taprootAddress(own.at({ branch: 'vanilla', keychain: 0, index }), 'regtest');
}
const reaches = ({ claims }: Review) => claims.find(({ name }) => name === 'changeOurs')?.facts.searchLength;
const approvalOf = ({ flowId, digest }: Review) => ({ flowId, digest, acceptNotProved: false });

/** Five new slots, the last of them at this index: as a service builds them that has revealed so many. */
async function slotsUpTo(
  app: TestApp,
  walletId: string,
  index: number,
  colored = index - 10,
): Promise<Review> {
  change(app, walletId, { highestIndex: { vanilla: 5, colored } });
  const own = ownScriptsOf(judgeAccount(recordOf(app, walletId)));
  const key = own.at({ branch: 'colored', keychain: 0, index });
  const path = [HARDENED + 86, HARDENED + 827_167, HARDENED, 0, index];
  app.practice.faults.once({
    kind: 'tamperPsbt',
    endpoint: 'createutxosbegin',
    change: (psbt) => {
      const raw = readRaw(psbt);
      const slot = raw.tx.outputs.findIndex(({ amount }) => amount === BigInt(fiveSlots.sizeSats));
      raw.tx.outputs[slot]!.script = hex(key.script);
      raw.outputs[slot] = outputLabel({
        internalKey: hex(key.internalKey),
        origin: recordOf(app, walletId).keys.fingerprint + path.map(u32).join(''),
      });
      return writeRaw(raw);
    },
  });
  return app.get('signing.beginSlots', { walletId, ...fiveSlots });
}

describe('a wallet that goes beyond the addresses that a restore searches at first', () => {
  it('G01: says in the review that the search grows, and keeps that before its key signs', async () => {
    const { app, walletId } = await fundedApp();
    const before = await slotsUpTo(app, walletId, 1_000);
    expect([before.outcome, reaches(before)]).toEqual(['proved', undefined]);
    const review = await slotsUpTo(app, walletId, 1_001);
    const { searchLength } = recordOf(app, walletId);
    expect([review.outcome, reaches(review), searchLength]).toEqual(['proved', '2000', 1_000]);

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
      kept.push(recordOf(app, walletId).searchLength);
      return kept.length === 1 ? Promise.reject(new Error('the keychain is locked')) : sign(...asked);
    });
    expect((await app.ask('signing.approve', approvalOf(review))).ok).toBe(false);
    // What was reviewed is the same still: the person may try again.
    expect(await app.get('signing.approve', approvalOf(review))).toMatchObject({ outcome: 'created' });
    expect(kept).toEqual([2_000, 2_000]);
    expect((await app.get('wallet.list', {})).wallets).toMatchObject([
      { searchLength: 2_000, usedAddresses: 1_002 },
    ]);
  });

  it('G01: keeps it before a request goes out to be signed elsewhere', async () => {
    const w = await watching();
    const review = await slotsUpTo(w.app, w.walletId, 1_001);
    await w.begin(review);
    expect(recordOf(w.app, w.walletId).searchLength).toBe(2_000);
  });

  it('G01: keeps it before an address beyond them is shown', async () => {
    const { app, walletId } = await fundedApp();
    change(app, walletId, { highestIndex: { vanilla: 990, colored: -1 } });
    const at = addressesOf(app, walletId);
    const given = (index: number) => {
      answerInstead(app, 'address', JSON.stringify(at(index)));
      return app.ask('wallet.newAddress', { walletId });
    };
    expect(await given(1_000)).toMatchObject({ ok: true });
    expect(recordOf(app, walletId).searchLength).toBe(1_000);
    expect(await given(1_001)).toMatchObject({ ok: true, value: { index: 1_001 } });
    expect(recordOf(app, walletId).searchLength).toBe(2_000);

    // At the end of the longest search none is shown any more.
    const highestIndex = { vanilla: MAX_SEARCH - 5, colored: -1 };
    change(app, walletId, { highestIndex, searchLength: MAX_SEARCH });
    expect(await given(MAX_SEARCH)).toMatchObject({ ok: true });
    expect(await given(MAX_SEARCH + 1)).toMatchObject({
      ok: false,
      failure: { code: 'ADDRESS_NOT_OURS', facts: { reason: 'beyondEnd', index: MAX_SEARCH + 1 } },
    });
  });

  it('G01: restored from the words says how far it looked, and finds what lies beyond on request', async () => {
    const app = openTestApp();
    const { wordCount: _, ...form } = newWallet;
    const { id: walletId } = await app.get('vault.restore', { ...form, words: PUBLIC_WORDS });
    const at = addressesOf(app, walletId);
    const register = () => {
      answerInstead(app, 'register', { address: at(1_300), btc_balance: NO_BITCOIN }, { acting: true });
      return app.ask('wallet.register', { walletId });
    };
    expect(await register()).toMatchObject({
      ok: false,
      failure: { code: 'ADDRESS_NOT_OURS', facts: { reason: 'foreign', searched: 1_000 } },
    });
    await app.get('wallet.searchFurther', { walletId });
    expect(await register()).toMatchObject({ ok: true, value: { address: { index: 1_300 } } });

    // The asset branch was not heard of yet: it may reach as far.
    await app.practice.faucet(at(0), 100_000n);
    await app.get('practice.mine', { blocks: 1 });
    const review = await slotsUpTo(app, walletId, 1_600, -1);
    expect([review.outcome, reaches(review)]).toEqual(['proved', '2000']);
    expect((await slotsUpTo(app, walletId, 2_100, -1)).code).toBe('CHANGE_INDEX');
  });

  it('G01: is searched twice as far on request, and never beyond the longest search', async () => {
    const { app, walletId } = await fundedApp();
    for (const length of [2_000, 4_000, 8_000, 16_000, LAST_INDEX, LAST_INDEX])
      expect(await app.get('wallet.searchFurther', { walletId })).toMatchObject({ searchLength: length });
  });
});
