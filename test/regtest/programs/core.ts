import { HDKey } from '@scure/bip32';
import { mnemonicToSeedSync } from 'bip39';
import * as v from 'valibot';
import { must } from '../flows/flow.ts';
import type { BitcoinNode } from '../node/bitcoind.ts';
import type { Rpc } from '../node/rpc.ts';
import { strangersAddress, takenByNode, type Check, type CheckSet } from './check.ts';
import { mustBeOurs, signedElsewhere, signHere, COMPARED, type Kit } from './wallets.ts';

/** Bitcoin Core's own wallet, which the node of the lane (Bitcoin Knots) carries. */
export const coreChecks: CheckSet = {
  needs: null,
  checks: (bench) => [
    check('derives the first 100 addresses of each keychain from the descriptors of the app', async () => {
      const { kit } = bench;
      const watching = await watchOnly(bench.node, kit);
      const derived = await Promise.all(
        [kit.descriptors.receive, kit.descriptors.change].map((one) =>
          watching.ask(v.array(v.string()), 'deriveaddresses', one, [0, COMPARED - 1]),
        ),
      );
      mustBeOurs(kit, { receive: derived[0] ?? [], change: derived[1] ?? [] });
      for (const list of derived)
        for (const address of [list[0], list[COMPARED - 1]]) {
          const { ismine } = await watching.ask(v.object({ ismine: v.boolean() }), 'getaddressinfo', address);
          must(ismine, `${address ?? ''} is not watched after the import`);
        }
    }),
    check('builds payments that the app signs, with change and down to the last coin', async () => {
      const { kit } = bench;
      const sats = await bench.topUp();
      const watching = await watchOnly(bench.node, kit);
      const to = await strangersAddress(bench.node);
      const first = await fundedPsbt(watching, [{ [to]: '0.00030000' }], { fee_rate: 3 });
      const paid = await takenByNode(bench.node, (await signHere(kit, text(first))).hex, to);
      must(paid === 30_000, `${paid} sats arrived`);
      const { trusted } = await balanceOf(watching);
      must(trusted > 0 && trusted < sats - 30_000, `${trusted} sats came back`);
      const all = await fundedPsbt(watching, [{ [to]: (trusted / 1e8).toFixed(8) }], {
        fee_rate: 2,
        subtractFeeFromOutputs: [0],
      });
      await takenByNode(bench.node, (await signHere(kit, text(all))).hex, to);
      must((await balanceOf(watching)).trusted === 0, 'something is left');
    }),
    check('finds and spends the coins from the words alone', async () => {
      const { kit, sats } = await bench.fresh('Core restores');
      const wallet = await openWallet(bench.node, false);
      await importAll(wallet, privateDescriptors(kit.words));
      must((await balanceOf(wallet)).trusted === sats, 'it does not find all of it');
      const to = await strangersAddress(bench.node);
      const { txid } = await wallet.ask(v.object({ txid: v.string() }), 'sendall', [to], null, 'unset', 2);
      must((await bench.node.waiting()).includes(txid), 'it was not broadcast');
      await bench.node.mine(1);
    }),
    check('signs what a service built for the app, which takes it back', async () => {
      const to = await strangersAddress(bench.node);
      await signedElsewhere(bench.served, to, async (psbt) => {
        const descriptors = privateDescriptors(bench.served.words);
        const { psbt: signed } = await bench.node.rpc.ask(
          v.object({ psbt: v.string() }),
          'descriptorprocesspsbt',
          psbt,
          descriptors.map((desc) => ({ desc, range: [0, 100] })),
        );
        return signed;
      });
    }),
  ],
};

function check(name: string, run: () => Promise<void>): Check {
  return { program: 'core', name, run };
}

const text = (psbt: string) => ({ kind: 'text', text: psbt }) as const;

/** By a library that the app does not sign with. */
function privateDescriptors(words: string): readonly string[] {
  const root = HDKey.fromMasterSeed(mnemonicToSeedSync(words), { private: 0x04358394, public: 0x043587cf });
  return [0, 1].map((keychain) => `tr(${root.privateExtendedKey}/86h/1h/0h/${String(keychain)}/*)`);
}

let wallets = 0;

async function openWallet(node: BitcoinNode, disablePrivateKeys: boolean): Promise<Rpc> {
  wallets += 1;
  const wallet = `programs-${String(wallets)}`;
  await node.rpc.ask(v.unknown(), 'createwallet', wallet, disablePrivateKeys, true);
  return node.walletRpc(wallet);
}

/** By the very command that the app gives, as docs/recovery.md says. */
async function watchOnly(node: BitcoinNode, { descriptors }: Kit): Promise<Rpc> {
  const wallet = await openWallet(node, true);
  const [, requests = ''] = /^importdescriptors '(.*)'$/.exec(descriptors.importCommand) ?? [];
  await mustImport(wallet, JSON.parse(requests));
  return wallet;
}

async function importAll(wallet: Rpc, bare: readonly string[]): Promise<void> {
  const requests = [];
  for (const [keychain, desc] of bare.entries()) {
    const { checksum } = await wallet.ask(v.object({ checksum: v.string() }), 'getdescriptorinfo', desc);
    requests.push({
      desc: `${desc}#${checksum}`,
      active: true,
      internal: keychain === 1,
      range: 100,
      timestamp: 0,
    });
  }
  await mustImport(wallet, requests);
}

async function mustImport(wallet: Rpc, requests: unknown): Promise<void> {
  const results = await wallet.ask(imported, 'importdescriptors', requests);
  const problem = results.find(({ success }) => !success);
  must(problem === undefined && results.length > 0, problem?.error?.message ?? 'nothing was imported');
}

async function fundedPsbt(wallet: Rpc, outputs: unknown, options: unknown): Promise<string> {
  const { psbt } = await wallet.ask(
    v.object({ psbt: v.string() }),
    'walletcreatefundedpsbt',
    [],
    outputs,
    0,
    options,
    true,
  );
  return psbt;
}

/** In sats. */
async function balanceOf(wallet: Rpc): Promise<{ readonly trusted: number }> {
  const { mine } = await wallet.ask(balances, 'getbalances');
  return { trusted: Math.round(Number(mine.trusted) * 1e8) };
}

const imported = v.array(
  v.object({ success: v.boolean(), error: v.optional(v.object({ message: v.string() })) }),
);
const balances = v.object({ mine: v.object({ trusted: v.union([v.number(), v.bigint()]) }) });
