import * as v from 'valibot';
import { TREASURY } from '../node/bitcoind.ts';
import { must, type Flow } from './flow.ts';

/** Members that API.md of Blockstream/esplora lists for each, without optional ones. */
const STATUS = ['confirmed', 'block_height', 'block_hash', 'block_time'];
const TRANSACTION = ['txid', 'version', 'locktime', 'size', 'weight', 'fee', 'vin', 'vout', 'status'];
const INPUT = ['txid', 'vout', 'is_coinbase', 'scriptsig', 'scriptsig_asm', 'sequence', 'witness', 'prevout'];
const OUTPUT = ['scriptpubkey', 'scriptpubkey_asm', 'scriptpubkey_type', 'scriptpubkey_address', 'value'];
const BLOCK = [
  ...['id', 'height', 'version', 'timestamp', 'bits', 'nonce', 'difficulty', 'merkle_root', 'tx_count'],
  ...['size', 'weight', 'previousblockhash'],
];

const fields = v.record(v.string(), v.unknown());
const listed = v.array(fields);

/** The indexer is a stand-in: this compares it with the published interface. */
export const esploraInterface: Flow = {
  name: 'is told by the stand-in for Esplora what its published interface lists, and nothing where that has nothing',
  run: async ({ world: { indexerUrl, node } }) => {
    const txid = await node.pay(await node.walletRpc(TREASURY).ask(v.string(), 'getnewaddress'), 50_000);
    const get = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
      const answer = await fetch(`${indexerUrl}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    const told = async (path: string): Promise<Record<string, unknown>> =>
      v.parse(fields, JSON.parse((await get(path)).text));
    const mustHave = (what: string, found: unknown, wanted: readonly string[]): void => {
      const missing = wanted.filter((name) => !(name in v.parse(fields, found)));
      must(missing.length === 0, `${what} has no ${missing.join()}`);
    };
    must((await told(`/tx/${txid}/status`))['confirmed'] === false, 'what waits is told as mined');
    await node.mine(1);
    const transaction = await told(`/tx/${txid}`);
    mustHave('a transaction', transaction, TRANSACTION);
    mustHave('its status', transaction['status'], STATUS);
    const [input] = v.parse(listed, transaction['vin']);
    mustHave('an input', input, INPUT);
    mustHave('a spent output', input?.['prevout'], OUTPUT);
    const [output] = v.parse(listed, transaction['vout']);
    mustHave('an output', output, OUTPUT);
    const tip = (await get('/blocks/tip/hash')).text;
    mustHave('a block', await told(`/block/${tip}`), BLOCK);
    mustHave('its place', await told(`/block/${tip}/status`), ['in_best_chain', 'next_best']);
    mustHave('a proof', await told(`/tx/${txid}/merkle-proof`), ['block_height', 'merkle', 'pos']);
    const spent = v.parse(v.object({ txid: v.string(), vout: v.number() }), input);
    mustHave('a spent one', await told(`/tx/${spent.txid}/outspend/${spent.vout}`), [
      'spent',
      'txid',
      'vin',
      'status',
    ]);
    must((await get('/blocks/tip/height')).text === String(await node.height()), 'it is at another height');
    must((await get(`/block-height/${await node.height()}`)).text === tip, 'it names another block');
    const hex = (await get(`/tx/${txid}/hex`)).text;
    const raw = Buffer.from(await (await fetch(`${indexerUrl}/tx/${txid}/raw`)).arrayBuffer());
    must(raw.toString('hex') === hex, 'raw and hex differ');
    for (const path of [
      `/tx/${'ab'.repeat(32)}`,
      `/block/${'ab'.repeat(32)}`,
      '/block-height/999999',
      '/nothing',
    ])
      must((await get(path)).status === 404, `${path} is there`);
    const refused = await fetch(`${indexerUrl}/tx`, { method: 'POST', body: hex.slice(0, -8) });
    must(refused.status === 400, `what the node refuses is answered with ${refused.status}`);
  },
};
