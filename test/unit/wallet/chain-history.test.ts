import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOfScript } from '../../../src-main/keys/address.ts';
import { createOwnScripts } from '../../../src-main/keys/allowed-paths.ts';
import { judgeAccount } from '../../../src-main/wallet/book/own-recipients.ts';
import { startElectrumServer, truthOf, type Lies } from '../../support/chain/electrum-server.ts';
import { createRegtestWorld, idOf, madeTransaction, rawTransaction } from '../../support/chain/world.ts';
import { newWallet, openTestApp, walletOf } from './app.ts';

/** A stranger's, by a name. */
const other = (name: string): Uint8Array =>
  Buffer.concat([Buffer.from([0x51, 0x20]), createHash('sha256').update(name).digest()]);
const coinOf = (name: string): Uint8Array => madeTransaction(`coin of ${name}`);
const commitment = Buffer.concat([Buffer.from([0x6a, 0x20]), Buffer.alloc(32, 7)]);
const from = (raw: Uint8Array, vout = 0) => [idOf(raw), vout] as const;
const to = (script: Uint8Array, sats: number) => [script, sats] as const;
const ofStranger = (name: string, script: Uint8Array, sats: number): Uint8Array =>
  rawTransaction([from(coinOf(name))], [to(script, sats)]);

async function given() {
  const app = openTestApp();
  const { id: walletId } = await app.get('vault.create', newWallet);
  await app.get('wallet.register', { walletId });
  const world = createRegtestWorld();
  world.mine(2);
  const server = await startElectrumServer(world);
  onTestFinished(() => server.close());
  await app.get('chain.use', { walletId, address: server.address });
  const own = createOwnScripts({ ...judgeAccount(walletOf(app, walletId)) });
  const plain = (index: number, keychain = 0) => own.at({ branch: 'vanilla', keychain, index }).script;
  const slot = (index: number) => own.at({ branch: 'colored', keychain: 0, index }).script;
  const list = () => app.get('wallet.transactions', { walletId, offset: 0, limit: 100 });
  const find = (again = true) => app.ask('wallet.findTransactions', { walletId, again });
  const found = async () => {
    expect(await find()).toEqual({ ok: true, value: {} });
    return list();
  };
  const asked = (method: string) => server.asked.filter((one) => one.endsWith(method)).length;
  const truth = (method: string, ...params: unknown[]) => truthOf(world)[`blockchain.${method}`]?.(...params);
  return { app, walletId, world, server, plain, slot, list, find, found, asked, truth };
}
type At = Awaited<ReturnType<typeof given>>;

/** Received, spent elsewhere with change, made into slots, moved, one slot paid by another and one spent. */
function story({ plain, slot, world }: At) {
  const came = rawTransaction([from(coinOf('came'))], [to(other('change'), 9_999), to(plain(10), 50_000)]);
  const paid = rawTransaction([from(came, 1)], [to(other('shop'), 20_000), to(plain(3, 1), 29_000)]);
  const made = [to(slot(0), 1_000), to(slot(1), 1_000), to(plain(30), 26_500)];
  const slots = rawTransaction([from(paid, 1)], made);
  const moved = rawTransaction([from(slots, 2)], [to(plain(31), 26_000)]);
  const inSlot = ofStranger('asset', slot(5), 1_000);
  const left = [to(commitment, 0), to(other('payee'), 600), to(plain(32), 26_000)];
  const outOfSlot = rawTransaction([from(slots), from(moved)], left);
  world.mine(1, ['came', 'asset'].map(coinOf));
  const all = [came, paid, slots, moved, inSlot, outOfSlot];
  for (const raw of all) world.mine(1, [raw]);
  return { came, paid, slots, moved, inSlot, outOfSlot, all };
}

/** The newest first. */
const STORY = [
  { kind: 'outOfSlot', changeSats: 0, feeSats: 400, slots: 0, height: 9 },
  { kind: 'inSlot', changeSats: 0, feeSats: null, slots: 1, height: 8 },
  { kind: 'moved', changeSats: -500, feeSats: 500, slots: 0, height: 7 },
  { kind: 'slots', changeSats: -2_500, feeSats: 500, slots: 2, height: 6 },
  { kind: 'sent', changeSats: -21_000, feeSats: 1_000, slots: 0, height: 5 },
  { kind: 'received', changeSats: 50_000, feeSats: null, slots: 0, height: 4 },
];

describe('transactions by a wallet’s own Bitcoin server', () => {
  it('are what own scripts received and spent elsewhere, on every keychain and past the first gap', async () => {
    const at = await given();
    const { all } = story(at);
    expect((await at.list()).server).toEqual({ looked: null, found: 'none', gap: 20 });
    const { rows, server } = await at.found();
    expect(server).toEqual({ looked: null, found: 'whole', gap: 20 });
    expect(rows).toMatchObject(STORY);
    expect(rows.map(({ txid }) => txid)).toEqual(all.toReversed().map(idOf));
    expect(rows.every((row) => row.ground === 'server' && row.isChecked && row.state === 'mined')).toBe(true);
    // Ten minutes apart, by the checked headers.
    expect((rows[0]?.atMs ?? 0) - (rows[5]?.atMs ?? 0)).toBe(5 * 600_000);
    const { keys } = walletOf(at.app, at.walletId);
    expect(rows[4]?.address).toBe(addressOfScript(other('shop'), keys.network));
    await at.app.get('wallet.exportTransactions', { walletId: at.walletId });
    const csv = new TextDecoder().decode(at.app.saved.at(-1)?.bytes).trim().split('\r\n');
    expect(csv).toHaveLength(7);
    expect(csv[6]).toMatch(/,received,mined,50000,,[0-9a-f]{64},,,server,4$/);
  });

  it('wait above those in blocks, and are read once however often is looked', async () => {
    const at = await given();
    story(at);
    await at.found();
    const waits = ofStranger('waits', at.plain(33), 7_000);
    at.world.waits(waits);
    const [reads, proofs, lists] = [
      at.asked('transaction.get'),
      at.asked('get_merkle'),
      at.asked('get_history'),
    ];
    expect(await at.find(false)).toMatchObject({ ok: true });
    expect(at.asked('get_history')).toBe(lists);
    expect((await at.found()).rows[0]).toMatchObject({
      kind: 'received',
      state: 'waiting',
      height: null,
      atMs: null,
    });
    expect([at.asked('transaction.get'), at.asked('get_merkle')]).toEqual([reads + 1, proofs]);
    at.world.drops(waits);
    at.world.reorganise(9, 2, 'other');
    // What the block had that is gone is in none, as far as the server says.
    expect((await at.found()).rows[0]).toMatchObject({
      kind: 'outOfSlot',
      state: 'waiting',
      isChecked: false,
    });
  });

  type Told = NonNullable<Lies['methods']>;
  const HISTORY = 'blockchain.scripthash.get_history';
  const GET = 'blockchain.transaction.get';
  const MERKLE = 'blockchain.transaction.get_merkle';
  const TOO_LARGE = { code: 'SERVICE_ANSWER', facts: { problem: 'tooLarge' } };
  const NO_TRANSACTION = { code: 'CHAIN_REFUSED', facts: { problem: 'transaction' } };
  const NO_PROOF = { code: 'CHAIN_REFUSED', facts: { problem: 'proof' } };
  const strange = ofStranger('one', other('two'), 1);
  const elsewhere = (height: unknown) => ({ block_height: height, merkle: [], pos: 0 });
  const entries = (length: number) => Array.from({ length }, (_, i) => entry(i));
  const rich = ({ plain }: At) => ofStranger('rich', plain(0), 2_100_000_000_000_001);
  const waits = ({ world }: At, raw: Uint8Array, told: Told): Told => {
    world.waits(raw);
    return told;
  };
  const inList = { [HISTORY]: () => [{ tx_hash: idOf(strange), height: 0 }] };
  const lies: [string, (at: At, of: ReturnType<typeof story>) => Told, object][] = [
    ['another transaction', (_, { paid }) => ({ [GET]: () => hex(paid) }), NO_TRANSACTION],
    ['a stranger’s transaction in a script’s list', (at) => waits(at, strange, inList), NO_TRANSACTION],
    ['more than there is bitcoin', (at) => waits(at, rich(at), {}), NO_TRANSACTION],
    ['a proof of another block', () => ({ [MERKLE]: (_, height) => elsewhere(height) }), NO_PROOF],
    ['tens of thousands of entries', () => ({ [HISTORY]: () => entries(20_001) }), TOO_LARGE],
    ['entries that it does not give, without an end', () => ({ [HISTORY]: () => entries(500) }), TOO_LARGE],
    ['refusals alone', () => ({ [HISTORY]: refuse }), { code: 'SERVICE_ERROR' }],
  ];
  it.each(lies)('are none of a server that tells %s, and it fails by name', async (_, lie, failure) => {
    const at = await given();
    const of = story(at);
    at.server.lie({ methods: lie(at, of) });
    expect(await at.find()).toMatchObject({ ok: false, failure });
    expect(await at.list()).toMatchObject({ rows: [], server: { found: 'none', looked: null } });
    // What was kept of it spoils no honest look.
    at.server.lie({});
    at.world.drops(rich(at));
    expect((await at.found()).rows.slice(-6)).toMatchObject(STORY);
  });

  const refusing = (method: string, { truth }: At, meant: string): Told => ({
    [method]: (asked) => (asked === meant ? refuse() : truth(method.replace('blockchain.', ''), asked)),
  });
  const hidden: [string, (at: At, of: ReturnType<typeof story>) => Told, readonly string[]][] = [
    [
      'the list of a script that it refuses, though what spends from it is right',
      (at) => refusing(HISTORY, at, scriptHash(at.plain(10))),
      ['received'],
    ],
    [
      'a transaction that it does not give, and what spends it',
      (at, { came }) => refusing(GET, at, idOf(came)),
      ['received', 'sent'],
    ],
  ];
  it.each(hidden)('lack %s, and the list says that it is not complete', async (_, lie, lacking) => {
    const at = await given();
    at.server.lie({ methods: lie(at, story(at)) });
    const { rows, server } = await at.found();
    expect(rows).toMatchObject(STORY.filter(({ kind }) => !lacking.includes(kind)));
    expect(server?.found).toBe('partly');
    at.server.lie({});
    expect(await at.found()).toMatchObject({ rows: STORY, server: { found: 'whole' } });
  });

  const ahead =
    ({ world }: At) =>
    (asked: unknown) =>
      world
        .touching(Buffer.from(String(asked), 'hex').reverse().toString('hex'))
        .map(({ txid, height }) => ({ tx_hash: txid, height: (height ?? 0) + 1_000 }));
  it.each([
    ['no proof', (): Told => ({ [MERKLE]: refuse }), { state: 'mined', height: 9, isChecked: false }],
    [
      'a block after the newest',
      (at: At): Told => ({ [HISTORY]: ahead(at) }),
      { state: 'unsaid', height: null, atMs: null },
    ],
  ])('are not checked where a server gives %s', async (_, lie, row) => {
    const at = await given();
    story(at);
    at.server.lie({ methods: lie(at) });
    expect((await at.found()).rows).toContainEqual(expect.objectContaining({ kind: 'outOfSlot', ...row }));
  });

  it('stay as they were while the server is gone, and a look goes on where it ended', async () => {
    const at = await given();
    story(at);
    let answers = 0;
    at.server.lie({
      write: (socket, line, method) => {
        answers += method.endsWith('transaction.get') ? 1 : 0;
        if (answers > 3) socket.destroy();
        else socket.write(`${line}\n`);
      },
    });
    const gone = { ok: false, failure: { code: 'SERVICE_UNREACHABLE', facts: { ofChain: true } } };
    expect(await at.find()).toMatchObject(gone);
    expect(await at.list()).toMatchObject({ rows: [], isListed: true, server: { found: 'none' } });
    at.server.lie({});
    const reads = at.asked('transaction.get');
    expect((await at.found()).rows).toMatchObject(STORY);
    expect(at.asked('transaction.get')).toBeLessThan(reads + 6);
    at.server.dropAll();
    at.server.lie({ write: (socket) => void socket.destroy() });
    expect(await at.find()).toMatchObject(gone);
    expect(await at.list()).toMatchObject({ rows: STORY, server: { found: 'whole' } });
  });

  it('are asked for no further once the server is turned off', async () => {
    const at = await given();
    const { app, walletId, server } = at;
    story(at);
    server.lie({
      methods: {
        [HISTORY]: () => {
          void app.get('chain.turnOff', { walletId });
          return [];
        },
      },
    });
    expect(await at.find()).toMatchObject({ ok: false, failure: { code: 'CHAIN_OFF' } });
    expect(at.asked('get_history')).toBeLessThan(30);
    expect(await at.list()).toMatchObject({ rows: [], server: null });
  });
});

const scriptHash = (script: Uint8Array): string =>
  createHash('sha256').update(script).digest().reverse().toString('hex');
const refuse = (): never => {
  throw new Error('excessive resource usage');
};
const hex = (raw: Uint8Array): string => Buffer.from(raw).toString('hex');
const entry = (i: number) => ({ tx_hash: i.toString(16).padStart(64, '0'), height: 1 });
