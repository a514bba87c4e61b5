import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Review } from '../../src-preload/contract/index.ts';
import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { fakePorts, type FakePorts } from '../fakes/ports.ts';
import { openMainHere, type MainHere } from '../support/main-here.ts';
import { payee } from '../support/psbt/send-btc.ts';

export interface Life {
  readonly sends: number;
  readonly slots: number;
}

type Folder = MainHere & Pick<FakePorts, 'practice' | 'ports' | 'saved'>;

const MAX_SLOTS = 240;
const SLOT_SATS = 1_000;
/** Each send of units leaves what is left of the bitcoin on its slot on the next one. */
const LIFELONG_SLOT_SATS = 400_000;
const RATE = 1;
const PASSWORD = 'correct horse battery';
const UNITS = 1_000_000;

/**
 * One wallet over the practice service: half of its sends move units of an asset and half plain bitcoin. Afterwards its
 * backup and, apart from it, its words alone are restored in folders of their own, and in the last of them everything is
 * sent. Simulated: the keychain, and a person who agrees.
 */
export async function live(scratch: string, { sends, slots }: Life, report: (what: string) => void) {
  const home = await openFolder(join(scratch, 'home'), 1);
  const folders = [home];
  try {
    const { id: walletId } = await home.get('vault.create', { ...FORM, wordCount: 12 });
    await home.get('wallet.register', { walletId });
    const wallet = { home, walletId, announced: 0 };
    for (let coin = 0; coin < 10; coin += 1)
      await home.get('practice.faucet', { walletId, amountSats: 1_000_000 });
    await mine(home);
    await makeSlots(wallet, 3, LIFELONG_SLOT_SATS);
    const assetId = await issue(wallet);
    const tookMs: number[] = [];
    for (let sent = 0; sent < sends; sent += 1) {
      const beganMs = performance.now();
      await (sent % 2 === 0 ? sendUnits(wallet, assetId, 1) : sendBtc(wallet, 1_000));
      tookMs.push(performance.now() - beganMs);
      if (sent % 100 === 99) report(`${String(sent + 1)} sends`);
    }
    for (let made = 3; made < slots; made += MAX_SLOTS) {
      await makeSlots(wallet, Math.min(MAX_SLOTS, slots - made));
      report(`${String(Math.min(made + MAX_SLOTS, slots))} slots`);
    }
    const lived = await owned(wallet, assetId);
    const { words } = (await home.get('vault.reveal', { walletId })) as { words: readonly string[] };
    await home.get('backup.make', { password: PASSWORD });

    const second = await openFolder(join(scratch, 'backup'), 2, home);
    folders.push(second);
    const file = Buffer.from(home.saved.at(-1)?.bytes ?? []);
    for (let at = 0; at < file.length; at += BOUNDS.givenBytes)
      await second.get('backup.give', {
        at,
        part: file.subarray(at, at + BOUNDS.givenBytes).toString('base64'),
      });
    const { backupId } = await second.get('backup.open', { password: PASSWORD });
    await second.get('backup.restore', { backupId, settings: true });
    const ofBackup = await restore(second, words);
    await sendUnits(ofBackup, assetId, 1);
    await sendBtc(ofBackup, 1_000);
    report('restored from the backup');
    const byBackup = await owned(ofBackup, assetId);

    const third = await openFolder(join(scratch, 'words'), 3, home);
    folders.push(third);
    const ofWords = await restore(third, words);
    const byWords = await owned(ofWords, assetId);
    await sendUnits(ofWords, assetId, Number(byWords.units));
    const { mostSats } = await third.get('signing.planSendBtc', {
      walletId: ofWords.walletId,
      recipients: [{ address: payee().address, amountSats: null }],
      rateSatsPerVb: RATE,
    });
    await sendBtc(ofWords, mostSats);
    const left = await owned(ofWords, assetId);
    const tenth = Math.max(1, Math.floor(sends / 10));
    return {
      /** How many addresses the wallet searched at its end, and how often the reviews announced a longer search. */
      searchLength: searchLengthOf(home, walletId),
      announced: wallet.announced,
      /** How often a person who has the words alone had to ask for a longer search. */
      asked: ofWords.asked,
      /** What was found of the life in each folder. */
      lived,
      byBackup,
      byWords: { ...byWords, spent: left.units === '0' && left.plainSats === 0 },
      /** How long one of the first and one of the last tenth of the sends took, in ms. */
      sendMs: [mean(tookMs.slice(0, tenth)), mean(tookMs.slice(-tenth))],
    };
  } finally {
    for (const folder of folders.toReversed()) await folder.close();
  }
}

const FORM = { name: 'Long', network: 'regtest', keep: 'keychain', practice: true } as const;

interface OpenWallet {
  readonly home: Folder;
  readonly walletId: string;
  /** How often a review said that the search grows. */
  announced: number;
  /** How often it was made longer on request. */
  asked?: number;
}

async function openFolder(folder: string, person: number, served?: Folder): Promise<Folder> {
  mkdirSync(folder, { recursive: true });
  const fakes = fakePorts(folder, 'loopback', person);
  if (served === undefined) return { ...fakes, ...openMainHere(fakes) };
  const { practice } = served;
  fakes.gate.serve(await practice.baseUrl(), await practice.chainAddress());
  return { ...fakes, practice, ...openMainHere({ ...fakes, practice }) };
}

/** Enters the words and registers; where the search is too short, makes it longer, as the failure says. */
async function restore(home: Folder, words: readonly string[]): Promise<OpenWallet & { asked: number }> {
  const { id: walletId } = await home.get('vault.restore', { ...FORM, words: words.join(' ') });
  const wallet = { home, walletId, announced: 0, asked: 0 };
  for (;;) {
    const registered = await home.ask('wallet.register', { walletId });
    if (registered.ok) return wallet;
    const { failure } = registered;
    if (failure.code !== 'ADDRESS_NOT_OURS' || failure.facts.searched === null)
      throw new Error(JSON.stringify(failure));
    await further(wallet);
  }
}

async function further(wallet: OpenWallet): Promise<void> {
  const before = searchLengthOf(wallet.home, wallet.walletId);
  await wallet.home.get('wallet.searchFurther', { walletId: wallet.walletId });
  if (searchLengthOf(wallet.home, wallet.walletId) === before) throw new Error('no search is longer');
  wallet.asked = (wallet.asked ?? 0) + 1;
}

async function makeSlots(wallet: OpenWallet, num: number, sizeSats = SLOT_SATS): Promise<void> {
  const asked = { walletId: wallet.walletId, num, sizeSats, rateSatsPerVb: RATE, upTo: false };
  await approve(wallet, () => wallet.home.get('signing.beginSlots', asked));
  await mine(wallet.home);
}

async function issue({ home, walletId }: OpenWallet): Promise<string> {
  const named = { ticker: 'LONG', name: 'Of a long life', amounts: [String(UNITS)], precision: 0 };
  const made = await home.get('assets.issue', { walletId, ...named });
  if (made.outcome !== 'issued') throw new Error('nothing was issued');
  return made.asset.assetId;
}

/** Until the recipient has them and the change is settled. */
async function sendUnits(wallet: OpenWallet, assetId: string, units: number): Promise<void> {
  const { home, walletId } = wallet;
  const { invoice, recipientId } = await home.get('practice.friendInvoice', {
    assetId,
    amount: String(units),
    kind: 'blinded',
  });
  const recipients = [{ invoice, recipientId, assetId, amount: String(units), witnessSats: null }];
  const form = { walletId, recipients, donation: false, rateSatsPerVb: RATE, minConfirmations: 1 };
  await approve(wallet, () => home.get('signing.beginSend', form));
  await mine(home);
  await home.get('wallet.refresh', { walletId });
  await mine(home);
  await home.get('wallet.refresh', { walletId });
}

async function sendBtc(wallet: OpenWallet, amountSats: number): Promise<void> {
  const asked = {
    walletId: wallet.walletId,
    recipients: [{ address: payee().address, amountSats }],
    rateSatsPerVb: RATE,
  };
  await approve(wallet, () => wallet.home.get('signing.beginSendBtc', asked));
  await mine(wallet.home);
}

/** Nothing is signed that contradicts. Of restored words a search that is too short is made longer first. */
async function approve(wallet: OpenWallet, begin: () => Promise<Review>): Promise<void> {
  const { home, walletId } = wallet;
  let review = await begin();
  while (review.code === 'CHANGE_INDEX' && wallet.asked !== undefined) {
    await further(wallet);
    review = await begin();
  }
  if (review.outcome !== 'proved' && review.outcome !== 'onTrust')
    throw new Error(`${String(review.code)} ${JSON.stringify(review.claims)}`);
  const before = searchLengthOf(home, walletId);
  const reaches = Number(review.claims.find(({ name }) => name === 'changeOurs')?.facts.searchLength ?? 0);
  await home.get('signing.approve', { flowId: review.flowId, digest: review.digest, acceptNotProved: false });
  const after = searchLengthOf(home, walletId);
  if (after !== Math.max(before, reaches))
    throw new Error(`a search of ${String(after)} that no review named`);
  if (after > before) wallet.announced += 1;
}

async function owned({ home, walletId }: OpenWallet, assetId: string) {
  await home.get('wallet.refresh', { walletId });
  const { balance, slots } = await home.get('wallet.overview', { walletId });
  const { assets } = await home.get('assets.list', { walletId });
  const asset = assets.find((one) => one.assetId === assetId);
  return {
    freeSlots: slots?.free ?? 0,
    plainSats: balance.vanilla.spendableSats,
    units: asset?.balance?.spendable ?? '0',
    /** Then all units and all plain bitcoin were sent. */
    spent: false,
  };
}

const mine = (home: Folder) => home.get('practice.mine', { blocks: 1 });
const mean = (all: readonly number[]): number =>
  Math.round(all.reduce((sum, one) => sum + one, 0) / all.length);

function searchLengthOf({ ports }: Folder, walletId: string): number {
  const found = ports.settings.read().wallets.find(({ id }) => id === walletId);
  if (found === undefined) throw new Error('no such wallet');
  return found.searchLength;
}
