import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConsignment } from '../../../src-main/domain/rgb/history/consignment.ts';
import { NO_CHAIN } from '../../../src-main/domain/rgb/history/chain-facts.ts';
import { validateHistory } from '../../../src-main/domain/rgb/history/validate.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { readAssetData } from '../../../src-main/records/archive/asset-data.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { consignmentSet, trialOf } from '../../support/rgb/consignments.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import {
  crafted,
  newWallet,
  open,
  openFolder,
  PASSWORD,
  restored,
  words,
  type Crafted,
  type Folder,
} from './folder.ts';

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
type Entry = Record<'recipient_id' | 'host' | 'txid' | 'pieces', unknown> & { vout?: unknown };
type Scope = Crafted['scopes'][number] & { consignments: Entry[]; pieces: unknown[] };

const keptIn = (app: Folder, walletId: string) =>
  app.fakes.ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
function keep(app: Folder, walletId: string, { recipientId, ...left }: Left, host = 'proxy.example'): void {
  keptIn(app, walletId).keepConsignment(recipientId, { ...left, host }, readConsignment(left.file).cuts);
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
let [walletId, phrase] = ['', ''];
beforeEach(async () => {
  if (file !== null) return;
  const app = openFolder(1);
  walletId = await newWallet(app);
  phrase = await words(app, walletId);
  for (const left of LEFT) keep(app, walletId, left);
  const made = await app.get('backup.make', { password: PASSWORD });
  expect(made).toMatchObject({ outcome: 'saved', assetData: LEFT.length, assetDataLeftOut: 0 });
  file = Buffer.from(app.fakes.saved.at(-1)?.bytes ?? []);
}, 120_000);
const made = (): Buffer => file ?? Buffer.alloc(0);

const change = (act: (scope: Scope) => void): Promise<Buffer> =>
  crafted(made(), ({ scopes }) => {
    const scope = scopes.find((one) => (one as Scope).consignments.length > 0) as Scope | undefined;
    if (scope === undefined) throw new Error('no asset data');
    act(scope);
  });

const JUNK: readonly (readonly [string, (entry: Entry, scope: Scope) => void])[] = [
  ['pieces that are not there', (entry) => (entry.pieces = '[[0,9000000000000]]')],
  ['no pieces', (entry) => (entry.pieces = '[]')],
  ['pieces that are no list', (entry) => (entry.pieces = 'x')],
  ['another’s pieces', (entry, { consignments }) => (entry.pieces = consignments.at(-1)?.pieces)],
  [
    'one piece as often as text has room for',
    (entry) => (entry.pieces = `[${'[0,0],'.repeat(150_000)}[0,0]]`),
  ],
  [
    'a piece of megabytes a hundred times',
    (entry, scope) => {
      const at = scope.pieces.push(Buffer.alloc(3_000_000).toString('base64')) - 1;
      entry.pieces = JSON.stringify(Array.from({ length: 100 }, () => [at, at]));
    },
  ],
  [
    'what is no consignment',
    (entry, scope) => {
      const at = scope.pieces.push(randomBytes(5_000).toString('base64')) - 1;
      entry.pieces = JSON.stringify([[at, at]]);
    },
  ],
  ['a recipient that is none', (entry) => (entry.recipient_id = 'nobody')],
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
    const rows = empty.fakes.ports.archive.read().scopes.flatMap(({ consignments }) => consignments);
    expect(rows.map((row) => row['recipient_id'])).toEqual(all.toReversed());
  }, 60_000);

  it('is added to a wallet that is here, where what is kept already stays', async () => {
    const other = openFolder(2);
    const back = { name: 'Mine', network: 'regtest', keep: 'keychain', practice: true } as const;
    const { id } = await other.get('vault.restore', { ...back, words: phrase });
    const [first, second] = LEFT;
    if (first === undefined || second === undefined) throw new Error('no cases');
    keep(other, id, { ...first, file: second.file }, 'here.example');
    expect(await restored(other, made())).toMatchObject({ walletsAdded: 0, assetDataAdded: LEFT.length - 1 });
    expect(found(other, id)).toEqual(all.slice(1));
    expect(keptIn(other, id).consignment(first.recipientId)?.host).toBe('here.example');
  }, 60_000);

  it('that is junk is refused by name, each entry of it, and everything else comes back', async () => {
    const junk = await change((scope) => {
      JUNK.forEach(([, spoil], at) => {
        const entry = scope.consignments[at];
        if (entry !== undefined) spoil(entry, scope);
      });
    });
    const empty = openFolder(2);
    const { backupId, setAside } = await empty.get('backup.open', open(junk));
    expect(setAside.map(({ what, why }) => `${what} ${why}`)).toEqual(JUNK.map(() => 'assetData form'));
    for (const { name } of setAside) expect(name).toMatch(/^(bcrt:|nobody)/);
    const answer = await empty.get('backup.restore', { backupId, settings: false });
    expect(answer).toMatchObject({ walletsAdded: 1, assetDataAdded: LEFT.length - JUNK.length });
    // The newest of them stands first in the file.
    expect(found(empty, walletId)).toEqual(all.slice(0, -JUNK.length));
  }, 60_000);

  it('that breaks a rule is refused by name, each of the forged files of the vectors', async () => {
    const forged = consignmentSet('refused');
    const cases = forged.cases.flatMap((one) => {
      const { bytes, ask } = trialOf(forged, one);
      const isOfTheFile = 'error' in one.expect && Object.keys(one.chain).length === 0;
      return isOfTheFile && ask.recipient !== null ? [{ bytes, ask, recipient: ask.recipient }] : [];
    });
    const junk = await change((scope) => {
      scope.consignments = cases.map(({ bytes, ask, recipient }, i) => {
        const at = scope.pieces.push(Buffer.from(bytes).toString('base64')) - 1;
        const vout = recipient.kind === 'witness' ? recipient.vout : null;
        const recipient_id = recipientIdText(recipient);
        return { recipient_id, host: String(i), txid: ask.txid, vout, pieces: JSON.stringify([[at, at]]) };
      });
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

  it('keeps nobody from the rest: where all is too large it is left out, and the person is told', async () => {
    const app = openFolder(3, (ports) => {
      const { archive } = ports;
      const pieces = [randomBytes(9 * 1024 * 1024).toString('base64')];
      const row = { recipient_id: 'r', host: 'h', txid: 'ab'.repeat(32), vout: null, pieces: '[[0,0]]' };
      const read = () => {
        const data = archive.read();
        return { ...data, scopes: data.scopes.map((scope) => ({ ...scope, consignments: [row], pieces })) };
      };
      return { ...ports, archive: { ...archive, read, assetDataKept: () => 3 } };
    });
    await newWallet(app);
    const answer = await app.get('backup.make', { password: PASSWORD });
    expect(answer).toMatchObject({ outcome: 'saved', assetData: 0, assetDataLeftOut: 3 });
  }, 60_000);
});

describe('what goes in where there is too much', () => {
  it('is what something of the wallet lies on, then the newest, up to a bound', () => {
    const folder = tempFolder();
    const holdings = openHoldings(folder, { nowMs: () => 1 });
    const kept = holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
    const txidOf = (at: number) => at.toString(16).padStart(64, '0');
    for (let at = 0; at < 8; at += 1)
      kept.keepConsignment(
        String(at),
        { host: 'h', txid: txidOf(at), vout: null, file: randomBytes(700_000) },
        [],
      );
    // Of one file nothing is new.
    kept.keepConsignment(
      'same',
      { host: 'h', txid: txidOf(9), vout: null, file: kept.consignment('7')?.file ?? Buffer.alloc(0) },
      [],
    );
    holdings.close();
    const db = new Database(join(folder, 'holdings.sqlite'));
    const read = (history: Parameters<typeof readAssetData>[1]) => {
      const { consignments, pieces } = readAssetData(db, history)(1);
      expect(JSON.stringify(pieces).length).toBeLessThan(4 * 1024 * 1024);
      return consignments.map((row) => row['recipient_id']);
    };
    expect(read([])).toEqual(['same', '7', '6', '5', '4']);
    expect(read([{ wallet_id: walletId, txid: txidOf(2) }])).toEqual(['2', 'same', '7', '6', '5']);
    expect(read([{ wallet_id: 'another', txid: txidOf(2) }])).toEqual(['same', '7', '6', '5', '4']);
    db.close();
  });
});
