import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { bip32, networkForms } from '../../../src-main/keys/derive.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import type { World } from '../world.ts';
import { get } from '../wallet/host.ts';
import { addPerson, fund, refresh } from '../wallet/person.ts';
import { must, person, type Flow } from './flow.ts';
import { follow } from './histories.ts';

const SATS = 50_000;
const PAID_SATS = 20_000;
const FEE_SATS = 1_000;
/** Addresses on either keychain. */
const RANGE = 100;

/** Only the wallet's own Bitcoin server shows what another program did with the same recovery phrase. */
export const elsewhere: Flow = {
  name: 'lists what was received, and spent by another program, by the Bitcoin server alone',
  run: async (stage) => {
    const words = entropyToWords(randomBytes(16)).join(' ');
    const dora = await addPerson(stage.host, stage.world, 'Dora', { words });
    const { host, walletId } = dora;
    const txid = await spendElsewhere(stage.world, words, await fund(dora, SATS));
    await stage.world.node.mine(1);
    await follow(stage, dora);
    await get(host.bridge.wallet.findTransactions({ walletId, again: true }));
    const { rows, server } = await get(host.bridge.wallet.transactions({ walletId, offset: 0, limit: 10 }));
    must(server?.found === 'whole', JSON.stringify(server));
    const height = await stage.world.node.height();
    const told = rows.map((row) => [row.kind, row.changeSats, row.feeSats, row.height, row.isChecked]);
    const due = [
      ['sent', -PAID_SATS - FEE_SATS, FEE_SATS, height, true],
      ['received', SATS, null, height - 1, true],
    ];
    must(JSON.stringify(told) === JSON.stringify(due), JSON.stringify(told));
    must(rows[0]?.txid === txid && rows[0].ground === 'server', `${rows[0]?.txid ?? ''} is not ${txid}`);
  },
};

/** Signed here, received, and listed only by the server: all are one list, without doubles or gaps. */
export const addsUp: Flow = {
  name: 'lists transactions that add up to the plain bitcoin of each wallet',
  run: async (stage) => {
    for (const name of ['Alice', 'Bob']) {
      const one = person(stage, name);
      const { host, walletId } = one;
      await follow(stage, one);
      await refresh(one);
      await get(host.bridge.wallet.findTransactions({ walletId, again: true }));
      const { rows, server } = await get(
        host.bridge.wallet.transactions({ walletId, offset: 0, limit: 500 }),
      );
      const mined = rows.filter(({ state }) => state === 'mined');
      const odd = rows.filter((row) => row.isChecked !== (row.state === 'mined'));
      must(server?.found === 'whole' && odd.length === 0, `${name}: ${JSON.stringify([server, odd])}`);
      const sum = mined.reduce((sats, { changeSats }) => sats + (changeSats ?? NaN), 0);
      const { balance } = await get(host.bridge.wallet.overview({ walletId }));
      must(sum === balance.vanilla.settledSats, `${name}: ${sum}, not ${balance.vanilla.settledSats}`);
      must(mined.some(({ kind }) => kind === 'assets') && mined.length > 3, `${name}: ${mined.length} rows`);
    }
  },
};

/** By the node, which takes the keys as descriptors without the app. The change returns to the same address. */
async function spendElsewhere({ node }: World, words: string, from: string): Promise<string> {
  const { rpc } = node;
  const key = bip32()
    .fromSeed(phraseToSeed(words.split(' ')), networkForms.regtest)
    .toBase58();
  const { unspents } = await rpc.ask(scanned, 'scantxoutset', 'start', [`addr(${from})`]);
  const inputs = unspents.map(({ txid, vout }) => ({ txid, vout: Number(vout) }));
  const to = await rpc.ask(v.string(), 'getnewaddress', '', 'bech32');
  const outputs = [{ [to]: bitcoin(PAID_SATS) }, { [from]: bitcoin(SATS - PAID_SATS - FEE_SATS) }];
  const psbt = await rpc.ask(v.string(), 'createpsbt', inputs, outputs);
  const keychains = [0, 1].map((one) => ({ desc: `tr(${key}/86h/1h/0h/${one}/*)`, range: RANGE }));
  const { hex } = await rpc.ask(processed, 'descriptorprocesspsbt', psbt, keychains);
  return rpc.ask(v.string(), 'sendrawtransaction', hex);
}

const bitcoin = (sats: number): string => (sats / 100_000_000).toFixed(8);
const scanned = v.object({ unspents: v.array(v.object({ txid: v.string(), vout: v.bigint() })) });
const processed = v.object({ hex: v.string() });
