import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openChainIndex, scripthashOf } from '../../regtest/node/chain-index.ts';
import { electrumMethods, type ElectrumMethod } from '../../regtest/node/electrum-methods.ts';
import { fakeRpc } from './fake-rpc.ts';

/** Block 100,000 of mainnet: four transactions, and the root that its header commits to. */
const TXIDS = [
  '8c14f0db3df150123e6f3dbbf30f8b955a8249b62ac1d1ff16284aefa3d06d87',
  'fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4',
  '6359f0868171b1d194cbee1af2f16ea598ae8fad666d9b012c8ed2b79a236ec4',
  'e9a66845e05d5abc0ad04ec80f774a7e585c6e8db975962d069a522137b80c1d',
];
const ROOT = 'f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766';
const SCRIPT = '5120aa';

function methodsOver(txids: readonly string[], spent: readonly string[] = []) {
  const rpc = fakeRpc((method, [first, second]) => {
    switch (method) {
      case 'getblockcount':
        return 3n;
      case 'getblockhash':
        return `hash ${String(first)}`;
      case 'getblockheader':
        return `header of ${String(first)};`;
      case 'getblock':
        return second === 1
          ? { tx: txids }
          : {
              tx:
                first === 'hash 3'
                  ? txids.map((txid) => ({ txid, vin: [{}], vout: [{ scriptPubKey: { hex: SCRIPT } }] }))
                  : [],
            };
      case 'getrawmempool':
        return [];
      case 'getrawtransaction':
        return { vout: [{ n: 0n, value: 0.1, scriptPubKey: { hex: SCRIPT } }] };
      case 'gettxout':
        return spent.includes(String(first)) ? null : {};
      default:
        return undefined;
    }
  });
  return electrumMethods(rpc, openChainIndex(rpc));
}

const call = (
  methods: Readonly<Record<string, ElectrumMethod>>,
  name: string,
  ...params: readonly unknown[]
): Promise<unknown> => {
  const method = methods[name];
  if (method === undefined) throw new Error(`no method ${name}`);
  return method(params, { heads: false, scripts: new Map() });
};

const twice = (bytes: Buffer) =>
  createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest();
const bytesOf = (txid: string) => Buffer.from(txid, 'hex').reverse();

/** What a light client does with a branch. */
function rootBy(txid: string, { merkle, pos }: { merkle: readonly string[]; pos: number }): string {
  const top = merkle.reduce(
    (below, beside, level) =>
      twice(Buffer.concat((pos >> level) & 1 ? [bytesOf(beside), below] : [below, bytesOf(beside)])),
    bytesOf(txid),
  );
  return top.reverse().toString('hex');
}

describe('the Electrum methods', () => {
  it.each(TXIDS.map((txid, pos) => [pos, txid] as const))(
    'prove transaction %d of block 100,000 by a branch that leads to its root',
    async (pos, txid) => {
      const found = await call(methodsOver(TXIDS), 'blockchain.transaction.get_merkle', txid, 3n);
      expect(found).toMatchObject({ block_height: 3, pos });
      expect(rootBy(txid, found as { merkle: string[]; pos: number })).toBe(ROOT);
    },
  );

  it('pair the last of an odd number with itself', async () => {
    const three = TXIDS.slice(0, 3);
    const last = three[2]!;
    const found = await call(methodsOver(three), 'blockchain.transaction.get_merkle', last, 3n);
    const left = twice(Buffer.concat([bytesOf(three[0]!), bytesOf(three[1]!)]));
    const root = twice(Buffer.concat([left, twice(Buffer.concat([bytesOf(last), bytesOf(last)]))]));
    expect(rootBy(last, found as { merkle: string[]; pos: number })).toBe(root.reverse().toString('hex'));
  });

  it('refuse to prove what is in another block', async () => {
    await expect(
      call(methodsOver(TXIDS), 'blockchain.transaction.get_merkle', 'ab'.repeat(32), 3n),
    ).rejects.toThrow('tx not in block');
  });

  it('list what is unspent, in sats, and sum it up', async () => {
    const methods = methodsOver(TXIDS, TXIDS.slice(1));
    const scripthash = scripthashOf(SCRIPT);
    const expected = [{ tx_hash: TXIDS[0], tx_pos: 0, height: 3, value: 10_000_000 }];
    expect(await call(methods, 'blockchain.scripthash.listunspent', scripthash)).toEqual(expected);
    expect(await call(methods, 'blockchain.scripthash.get_balance', scripthash)).toEqual({
      confirmed: 10_000_000,
      unconfirmed: 0,
    });
  });

  it('give no more headers than there are', async () => {
    expect(await call(methodsOver(TXIDS), 'blockchain.block.headers', 2n, 10n)).toEqual({
      count: 2,
      hex: 'header of hash 2;header of hash 3;',
      max: 2016,
    });
  });
});
