import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConsignment } from '../../../src-main/verify/history/consignment.ts';
import { NO_CHAIN } from '../../../src-main/verify/history/bundles.ts';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { contentOf } from '../../support/backup-file.ts';
import { consignmentSet, trialOf } from '../../support/rgb/consignments.ts';
import { crafted, newWallet, open, openFolder, PASSWORD, restored, type Folder, type Put } from './folder.ts';

const set = consignmentSet('beta18');
const LEFT = [
  ...new Map(
    set.cases.flatMap((one) => {
      const { bytes, ask } = trialOf(set, one);
      if (ask.recipient === null) return [];
      const vout = ask.recipient.kind === 'witness' ? ask.recipient.vout : null;
      const left = { recipientId: recipientIdText(ask.recipient), txid: ask.txid ?? '', vout, file: bytes };
      return [[left.recipientId, left] as const];
    }),
  ).values(),
];
type Left = (typeof LEFT)[number];
type Entry = Record<'recipientId' | 'host' | 'txid' | 'vout' | 'cuts', unknown> & {
  file: { at: number; size: number };
};

const keptIn = (app: Folder, walletId: string) =>
  app.fakes.ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
function cutsOf(file: Uint8Array): readonly number[] {
  try {
    return readConsignment(file).cuts;
  } catch {
    return [];
  }
}
async function keep(app: Folder, walletId: string, { recipientId, ...left }: Left, host = 'proxy.example') {
  const cuts = cutsOf(left.file);
  await keptIn(app, walletId).keepConsignment(recipientId, { ...left, host, cuts });
}
function found(app: Folder, walletId: string): string[] {
  const kept = keptIn(app, walletId);
  return LEFT.flatMap(({ recipientId, file, txid, vout }) => {
    const one = kept.consignment(recipientId);
    const isSame = one?.txid === txid && one.vout === vout && Buffer.from(one.file).equals(file);
    return isSame ? [recipientId] : [];
  });
}
const all = LEFT.map(({ recipientId }) => recipientId);

let file: Buffer | null = null;
let [walletId] = ['', ''];
beforeEach(async () => {
  if (file !== null) return;
  const app = openFolder(1);
  walletId = await newWallet(app);
  for (const left of LEFT) await keep(app, walletId, left);
  const made = await app.get('backup.make', { password: PASSWORD });
  expect(made).toMatchObject({ outcome: 'saved', assetData: LEFT.length, leftOut: 0 });
  file = Buffer.from(app.fakes.saved.at(-1)?.bytes ?? []);
}, 120_000);
const made = (): Buffer => file ?? Buffer.alloc(0);

const change = (act: (entries: Entry[], put: Put) => void): Promise<Buffer> =>
  crafted(made(), ({ assetData }, put) => act(assetData as unknown as Entry[], put));

const JUNK: readonly (readonly [string, (entry: Entry, others: Entry[], put: Put) => void])[] = [
  ['bytes that are not there', (entry) => (entry.file.at = 1e12)],
  ['no bytes', (entry) => (entry.file.size = 0)],
  ['a place that is none', (entry) => (entry.file.at = -1)],
  ['another’s file', (entry, others) => (entry.file = others.at(-1)!.file)],
  ['more than a file may have', (entry) => (entry.file.size = 8 * 1024 * 1024 + 1)],
  ['parts that are none', (entry) => (entry.cuts = ['x'])],
  ['what is no consignment', (entry, _, put) => (entry.file = put(randomBytes(5_000)))],
  ['a recipient that is none', (entry) => (entry.recipientId = 'nobody')],
  ['another transaction', (entry) => (entry.txid = 'ab'.repeat(32))],
  ['a transaction that is none', (entry) => (entry.txid = 'ab')],
  ['an output that is none', (entry) => (entry.vout = -1)],
  ['a host that is none', (entry) => (entry.host = null)],
];

describe('asset data in a backup', () => {
  it('comes back byte for byte by wallet and recipient, once, and with no verdict on it', async () => {
    expect(LEFT.length).toBeGreaterThan(30);
    const empty = openFolder(2);
    const inside = await empty.get('backup.open', open(made()));
    expect(inside.wallets).toMatchObject([{ assetData: LEFT.length }]);
    expect(inside.setAside).toEqual([]);
    const { backupId } = inside;
    const answer = await empty.get('backup.restore', { backupId, settings: false });
    expect(answer).toMatchObject({ outcome: 'restored', assetDataAdded: LEFT.length });
    expect(found(empty, walletId)).toEqual(all);
    expect(keptIn(empty, walletId).verifications(all)).toEqual([]);
    expect(await restored(empty, made())).toMatchObject({ assetDataAdded: 0 });
    // In the same order, so that the newest are the newest in the next backup, too.
    const names = keptIn(empty, walletId).consignmentNames();
    expect(names.map(({ recipientId }) => recipientId)).toEqual(all.toReversed());
  });

  it('that is junk is refused by name, each entry of it, and everything else comes back', async () => {
    const junk = await change((entries, put) => {
      JUNK.forEach(([, spoil], at) => spoil(entries[at]!, entries, put));
    });
    const empty = openFolder(2);
    const { backupId, setAside } = await empty.get('backup.open', open(junk));
    expect(setAside.map(({ what, why }) => `${what} ${why}`)).toEqual(JUNK.map(() => 'assetData form'));
    for (const { name } of setAside) expect(name).toMatch(/^(bcrt:|nobody)/);
    const answer = await empty.get('backup.restore', { backupId, settings: false });
    expect(answer).toMatchObject({ walletsAdded: 1, assetDataAdded: LEFT.length - JUNK.length });
    // The oldest of them stands first in the file.
    expect(found(empty, walletId)).toEqual(all.slice(JUNK.length));
  });

  it('that breaks a rule is refused by name, each of the forged files of the vectors', async () => {
    const forged = consignmentSet('refused');
    const cases = forged.cases.flatMap((one) => {
      const { bytes, ask } = trialOf(forged, one);
      const isOfTheFile = 'error' in one.expect && Object.keys(one.chain).length === 0;
      return isOfTheFile && ask.recipient !== null ? [{ bytes, ask, recipient: ask.recipient }] : [];
    });
    const junk = await change((entries, put) => {
      const [first] = entries;
      const forgeries = cases.map(({ bytes, ask, recipient }, i) => {
        const vout = recipient.kind === 'witness' ? recipient.vout : null;
        const recipientId = recipientIdText(recipient);
        return { ...first!, recipientId, host: String(i), txid: ask.txid, vout, file: put(bytes) };
      });
      entries.splice(0, entries.length, ...forgeries);
    });
    const { wallets, setAsideInAll } = await openFolder(2).get('backup.open', open(junk));
    const came = wallets.reduce((sum, { assetData }) => sum + assetData, 0);
    expect(came + setAsideInAll).toBe(cases.length);
    // What is wrong with the others only a chain, or the asset that was asked for, can tell.
    const refused = cases.filter(({ bytes, ask, recipient: to }) => {
      const recipient = to.kind === 'blinded' ? { ...to, revealed: null } : to;
      const asked = { ...ask, chainNets: [4], contractId: null, recipient };
      return validateHistory(bytes, asked, NO_CHAIN).outcome === 'refused';
    });
    expect(setAsideInAll).toBe(refused.length);
    expect(refused.length).toBeGreaterThan(100);
  }, 120_000);

  it('is all of it, however much there is, in pieces of which one is held at once', async () => {
    const app = openFolder(3);
    const id = await newWallet(app);
    for (let at = 0; at < 8; at += 1) {
      const file = randomBytes(3_500_000);
      await keep(app, id, { recipientId: String(at), txid: txidOf(at), vout: null, file });
    }
    const answer = await app.get('backup.make', { password: PASSWORD });
    expect(answer).toMatchObject({ outcome: 'saved', assetData: 8, leftOut: 0 });
    const large = Buffer.from(app.fakes.saved.at(-1)?.bytes ?? []);
    const sizes = (await contentOf(large, PASSWORD)).map(({ length }) => length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(17 * 1024 * 1024);
    // Random bytes are no asset data: each is set aside by name, and nothing else with it.
    const { setAsideInAll, wallets } = await openFolder(2).get('backup.open', open(large));
    expect([setAsideInAll, wallets.length]).toEqual([8, 1]);
    // The end of the file is a frame of 17 bytes and a box of 16.
    const spoilt = Buffer.from(large);
    spoilt.writeUInt8(spoilt.readUInt8(spoilt.length - 40) ^ 1, spoilt.length - 40);
    const other = openFolder(2);
    const inside = await other.get('backup.open', open(spoilt));
    const piece = { what: 'piece', name: String(sizes.length), why: 'damaged' };
    expect(inside.setAside).toContainEqual(piece);
    expect(inside.setAsideInAll).toBeLessThan(9);
    const back = await other.get('backup.restore', { backupId: inside.backupId, settings: false });
    expect(back).toMatchObject({ outcome: 'restored', walletsAdded: 1 });
    // Cut off, it has the wallet all the same, and its end is missing.
    const cut = await openFolder(2).get('backup.open', open(large.subarray(0, -33)));
    expect(cut.setAside.at(-1)).toEqual({ what: 'piece', name: String(sizes.length + 1), why: 'missing' });
  });
});

const txidOf = (at: number) => at.toString(16).padStart(64, '0');
