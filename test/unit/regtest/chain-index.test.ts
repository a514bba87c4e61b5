import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openChainIndex, scripthashOf } from '../../regtest/node/chain-index.ts';
import { statusOf } from '../../regtest/node/electrum-methods.ts';
import { fakeRpc } from './fake-rpc.ts';

const ALICE = '5120aa';
const BOB = '5120bb';
const of = (hex: string) => ({ scriptPubKey: { hex } });

interface FakeTransaction {
  readonly txid: string;
  readonly from?: { readonly txid: string; readonly vout: number; readonly script: string };
  readonly to: readonly string[];
}

/** A chain of blocks, and what waits; both may be changed while it is read. */
function aChain() {
  const blocks: { hash: string; txs: FakeTransaction[] }[] = [{ hash: 'genesis', txs: [] }];
  const waiting: FakeTransaction[] = [];
  const find = (txid: unknown) => {
    const height = blocks.findIndex(({ txs }) => txs.some((tx) => tx.txid === txid));
    const tx = [...blocks.flatMap(({ txs }) => txs), ...waiting].find((one) => one.txid === txid);
    return tx && { tx, confirmations: height < 0 ? undefined : BigInt(blocks.length - height) };
  };
  const rpc = fakeRpc((method, [first]) => {
    switch (method) {
      case 'getblockcount':
        return BigInt(blocks.length - 1);
      case 'getblockhash':
        return blocks[Number(first)]?.hash;
      case 'getblock':
        return {
          tx: blocks
            .find(({ hash }) => hash === first)
            ?.txs.map(({ txid, from, to }) => ({
              txid,
              vin: [from === undefined ? {} : { prevout: of(from.script) }],
              vout: to.map(of),
            })),
        };
      case 'getrawmempool':
        return waiting.map(({ txid }) => txid);
      case 'getrawtransaction': {
        const found = find(first);
        return (
          found && {
            vin:
              found.tx.from === undefined
                ? []
                : [{ txid: found.tx.from.txid, vout: BigInt(found.tx.from.vout) }],
            vout: found.tx.to.map(of),
            confirmations: found.confirmations,
          }
        );
      }
      case 'getmempoolentry':
        return { fees: { base: 0.00000123 } };
      default:
        return undefined;
    }
  });
  return { blocks, waiting, rpc };
}

describe('the index beside the node', () => {
  it('names scripts as Electrum does', () => {
    // The example of the Electrum protocol's own documentation: the address of the first block.
    expect(scripthashOf('76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac')).toBe(
      '8b01df4e368ea28f8dc0423bcf7a4923e3a12d307c875e47a0cfbf90b5c39161',
    );
  });

  it('finds who is paid and who pays, in blocks and before them', async () => {
    const { blocks, waiting, rpc } = aChain();
    const index = openChainIndex(rpc);
    blocks.push({ hash: 'one', txs: [{ txid: 'a', to: [ALICE] }] });
    waiting.push({ txid: 'b', from: { txid: 'a', vout: 0, script: ALICE }, to: [BOB] });
    waiting.push({ txid: 'c', from: { txid: 'b', vout: 0, script: BOB }, to: [BOB] });
    await index.catchUp();
    expect(index.tip()).toEqual({ height: 1, hash: 'one' });
    expect(index.history(scripthashOf(ALICE))).toEqual([
      { tx_hash: 'a', height: 1 },
      { tx_hash: 'b', height: 0, fee: 123 },
    ]);
    // What waits for another that waits has a height of its own.
    expect(index.waiting(scripthashOf(BOB))).toEqual([
      { tx_hash: 'b', height: 0, fee: 123 },
      { tx_hash: 'c', height: -1, fee: 123 },
    ]);
  });

  it('moves what waited into its block, and forgets what is gone', async () => {
    const { blocks, waiting, rpc } = aChain();
    const index = openChainIndex(rpc);
    waiting.push({ txid: 'a', to: [ALICE] }, { txid: 'dropped', to: [BOB] });
    await index.catchUp();
    blocks.push({ hash: 'one', txs: waiting.splice(0).slice(0, 1) });
    await index.catchUp();
    expect(index.history(scripthashOf(ALICE))).toEqual([{ tx_hash: 'a', height: 1 }]);
    expect(index.history(scripthashOf(BOB))).toEqual([]);
  });

  it('follows the chain where blocks are taken back', async () => {
    const { blocks, rpc } = aChain();
    const index = openChainIndex(rpc);
    blocks.push({ hash: 'one', txs: [{ txid: 'a', to: [ALICE] }] });
    blocks.push({ hash: 'two', txs: [{ txid: 'b', to: [ALICE] }] });
    await index.catchUp();
    blocks.splice(2, 1, { hash: 'two again', txs: [{ txid: 'c', to: [BOB] }] });
    await index.catchUp();
    expect(index.tip()).toEqual({ height: 2, hash: 'two again' });
    expect(index.history(scripthashOf(ALICE))).toEqual([{ tx_hash: 'a', height: 1 }]);
    expect(index.history(scripthashOf(BOB))).toEqual([{ tx_hash: 'c', height: 2 }]);
  });

  it('tells a script’s status as the protocol has it: nothing, or a hash over its history', async () => {
    const { blocks, waiting, rpc } = aChain();
    const index = openChainIndex(rpc);
    blocks.push({ hash: 'one', txs: [{ txid: 'a', to: [ALICE] }] });
    waiting.push({ txid: 'b', from: { txid: 'a', vout: 0, script: ALICE }, to: [ALICE] });
    await index.catchUp();
    expect(statusOf(index, scripthashOf(BOB))).toBeNull();
    expect(statusOf(index, scripthashOf(ALICE))).toBe(createHash('sha256').update('a:1:b:0:').digest('hex'));
  });
});
