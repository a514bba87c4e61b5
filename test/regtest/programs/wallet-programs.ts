import { HDKey } from '@scure/bip32';
import { mnemonicToSeedSync } from 'bip39';
import * as v from 'valibot';
import { must } from '../flows/flow.ts';
import type { BitcoinNode } from '../node/bitcoind.ts';
import { amountSats, type Rpc } from '../node/rpc.ts';
import type { Asks, ProgramName } from './programs.ts';
import {
  coinsBy,
  COMPARED,
  mustBeOurs,
  signedElsewhere,
  signHere,
  strangersAddress,
  takenByNode,
  type Addresses,
  type Bench,
  type Check,
  type Kit,
} from './wallets.ts';

/** Another wallet's program, as far as the app meets it. */
interface WalletProgram {
  readonly name: ProgramName;
  /** The first addresses of each keychain, from what the app hands to other programs. */
  readonly derive: (kit: Kit) => Promise<Addresses>;
  /** Finds the coins, of which there are so many sats, and builds PSBTs that pay so many to this address, one after the other. */
  readonly builds: readonly ((kit: Kit, sats: number, to: string) => Promise<readonly [string, number]>)[];
  /** Finds the coins by the words alone, and signs a transaction of all of them to this address. */
  readonly spendAll: (words: string, sats: number, to: string) => Promise<string>;
  /** Signs a PSBT with the words, in each of its ways. */
  readonly sign: Readonly<Record<string, (words: string, psbt: string) => Promise<string>>>;
}

/** The wallet of the node, and what else is here of BDK and embit: each meets the same. */
export function walletChecks(bench: Bench, { bdk, embit }: Partial<Asks>): readonly Check[] {
  const programs = [
    coreOf(bench.node),
    ...(bdk === undefined ? [] : [bdkOf(bdk, bench.electrumUrl)]),
    ...(embit === undefined ? [] : [embitOf(embit, bench.node)]),
  ];
  return programs.flatMap((program) => checksOf(program, bench));
}

function checksOf({ name: program, ...act }: WalletProgram, { node, kit, served, topUp, fresh }: Bench) {
  const check = (name: string, run: () => Promise<void>): Check => ({ program, name, run });
  return [
    check('derives the first 100 addresses of each keychain from what the app says of them', async () =>
      mustBeOurs(kit, await act.derive(kit)),
    ),
    check('finds the coins, and builds payments that the app signs', async () => {
      for (const [count, build] of act.builds.entries()) {
        const sats = count === 0 ? await topUp() : 0;
        const to = await strangersAddress(node);
        const [psbt, pays] = await build(kit, sats, to);
        const { hex } = await signHere(kit, { kind: 'text', text: psbt });
        const paid = await takenByNode(node, hex, to);
        must(paid === pays, `${paid} sats arrived`);
      }
    }),
    check('finds and spends the coins from the words alone', async () => {
      const { kit: own, sats } = await fresh(`${program} restores`);
      const to = await strangersAddress(node);
      const paid = await takenByNode(node, await act.spendAll(own.words, sats, to), to);
      must(paid > 0 && paid < sats, `${paid} sats arrived`);
    }),
    ...Object.entries(act.sign).map(([how, sign]) =>
      check(`signs what a service built for the app, which takes it back${how}`, async () =>
        signedElsewhere(served, await strangersAddress(node), (psbt) => sign(served.words, psbt)),
      ),
    ),
  ];
}

const addresses = v.object({ receive: v.array(v.string()), change: v.array(v.string()) });
const withPsbt = v.object({ psbt: v.string() });
const RATE = 3;

/** The Bitcoin Dev Kit, on which many wallets are built. */
function bdkOf(bdk: Asks['bdk'], electrum: string): WalletProgram {
  const whole = v.object({ sats: v.number(), whole: v.boolean(), hex: v.string() });
  const sign = (finalize: boolean) => async (words: string, psbt: string) =>
    (await bdk(withPsbt, 'sign', { words, psbt, finalize })).psbt;
  return {
    name: 'bdk',
    derive: ({ descriptors: { receive, change } }) =>
      bdk(addresses, 'addresses', { receive, change, count: COMPARED }),
    builds: [
      async ({ descriptors: { receive, change } }, sats, to) => {
        const asked = { receive, change, electrum, to, sats: 70_000, rate: RATE };
        const built = await bdk(v.object({ sats: v.number(), psbt: v.string() }), 'build', asked);
        must(built.sats === sats, `it finds ${built.sats} sats of ${sats}`);
        return [built.psbt, 70_000];
      },
    ],
    spendAll: async (words, sats, to) => {
      const spent = await bdk(whole, 'spendAll', { words, electrum, to, rate: RATE });
      must(spent.sats === sats && spent.whole, `it finds ${spent.sats} sats of ${sats}`);
      return spent.hex;
    },
    sign: { ' whole': sign(true), ' not finalised': sign(false) },
  };
}

/** The library of SeedSigner and Specter-DIY. It knows no chain: its descriptors are looked for in the node's coins. */
function embitOf(embit: Asks['embit'], node: BitcoinNode): WalletProgram {
  const feeSats = 1_200;
  const signed = v.object({ signatures: v.number(), psbt: v.string(), hex: v.nullable(v.string()) });
  const buildAll = async (words: string, sats: number, to: string): Promise<string> => {
    const { descriptors } = await embit(v.object({ descriptors: v.array(v.string()) }), 'descriptors', {
      words,
    });
    const coins = await coinsBy(node, descriptors);
    const found = coins.reduce((sum, coin) => sum + coin.sats, 0);
    must(found === sats, `it finds ${found} sats of ${sats}`);
    return (await embit(withPsbt, 'build', { words, coins, to, feeSats })).psbt;
  };
  return {
    name: 'embit',
    derive: ({ words }) => embit(addresses, 'addresses', { words, count: COMPARED }),
    builds: [async ({ words }, sats, to) => [await buildAll(words, sats, to), sats - feeSats]],
    spendAll: async (words, sats, to) => {
      const { hex } = await embit(signed, 'sign', { words, psbt: await buildAll(words, sats, to) });
      must(hex !== null, 'it does not finalise what it signed');
      return hex;
    },
    sign: {
      '': async (words, psbt) => {
        const answer = await embit(signed, 'sign', { words, psbt });
        must(answer.signatures > 0, 'it signs nothing of it');
        return answer.psbt;
      },
    },
  };
}

/** Bitcoin Core's own wallet, which the node of the lane (Bitcoin Knots) carries. */
function coreOf(node: BitcoinNode): WalletProgram {
  const funded = async (kit: Kit, to: string, sats: number, options: object): Promise<string> => {
    const outputs = [{ [to]: (sats / 1e8).toFixed(8) }];
    const wallet = await watchOnly(node, kit);
    const { psbt } = await wallet.ask(withPsbt, 'walletcreatefundedpsbt', [], ...[outputs, 0, options, true]);
    return psbt;
  };
  return {
    name: 'core',
    derive: async (kit) => {
      const watching = await watchOnly(node, kit);
      const derive = (descriptor: string): Promise<string[]> =>
        watching.ask(v.array(v.string()), 'deriveaddresses', descriptor, [0, COMPARED - 1]);
      const { receive, change } = kit.descriptors;
      const derived = { receive: await derive(receive), change: await derive(change) };
      for (const list of Object.values(derived))
        for (const address of [list[0], list[COMPARED - 1]]) {
          const { ismine } = await watching.ask(v.object({ ismine: v.boolean() }), 'getaddressinfo', address);
          must(ismine, `${address ?? ''} is not watched after the import`);
        }
      return derived;
    },
    // With change, and down to the last coin.
    builds: [
      async (kit, _, to) => [await funded(kit, to, 30_000, { fee_rate: RATE }), 30_000],
      async (kit, _, to) => {
        const left = await balanceOf(await watchOnly(node, kit));
        must(left > 0, 'nothing came back');
        const psbt = await funded(kit, to, left, { fee_rate: RATE, subtractFeeFromOutputs: [0] });
        const { fee } = await node.rpc.ask(v.object({ fee: amountSats }), 'decodepsbt', psbt);
        return [psbt, left - fee];
      },
    ],
    spendAll: async (words, sats, to) => {
      const wallet = await openWallet(node, false);
      await mustImport(wallet, await requestsFor(wallet, privateDescriptors(words)));
      must((await balanceOf(wallet)) === sats, 'it does not find all of it');
      const asked = [[to], null, 'unset', RATE, { add_to_wallet: false }];
      return (await wallet.ask(v.object({ hex: v.string() }), 'sendall', ...asked)).hex;
    },
    sign: {
      '': async (words, psbt) => {
        const descriptors = privateDescriptors(words).map((desc) => ({ desc, range: [0, 100] }));
        return (await node.rpc.ask(withPsbt, 'descriptorprocesspsbt', psbt, descriptors)).psbt;
      },
    },
  };
}

/** By a library that the app does not sign with. */
function privateDescriptors(words: string): readonly string[] {
  const root = HDKey.fromMasterSeed(mnemonicToSeedSync(words), { private: 0x04358394, public: 0x043587cf });
  return [0, 1].map((keychain) => `tr(${root.privateExtendedKey}/86h/1h/0h/${String(keychain)}/*)`);
}

let wallets = 0;

async function openWallet(node: BitcoinNode, disablePrivateKeys: boolean): Promise<Rpc> {
  wallets += 1;
  const wallet = `programs-${wallets}`;
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

const described = v.object({ checksum: v.string() });

async function requestsFor(wallet: Rpc, bare: readonly string[]): Promise<object[]> {
  const requests: object[] = [];
  for (const [keychain, desc] of bare.entries()) {
    const { checksum } = await wallet.ask(described, 'getdescriptorinfo', desc);
    const more = { active: true, internal: keychain === 1, range: 100, timestamp: 0 };
    requests.push({ desc: `${desc}#${checksum}`, ...more });
  }
  return requests;
}

async function mustImport(wallet: Rpc, requests: unknown): Promise<void> {
  const results = await wallet.ask(imported, 'importdescriptors', requests);
  const problem = results.find(({ success }) => !success);
  must(problem === undefined && results.length > 0, problem?.error?.message ?? 'nothing was imported');
}

/** In sats. */
const balanceOf = async (wallet: Rpc): Promise<number> =>
  (await wallet.ask(balances, 'getbalances')).mine.trusted;

const imported = v.array(
  v.object({ success: v.boolean(), error: v.optional(v.object({ message: v.string() })) }),
);
const balances = v.object({ mine: v.object({ trusted: amountSats }) });
