import type { CallAnswer } from '../../src-preload/contract/index.ts';
import { fail, WalletError } from '../base/errors.ts';
import type { Context } from '../backup/context.ts';
import { openService, registerWith, withService } from '../wallet/connection/service.ts';
import type { RoomCalls } from '../ports/index.ts';
import type { Practice } from '../practice/index.ts';
import type { NodeServiceRecord, NodeRecord } from '../records/node.ts';
import { keepManySecrets } from '../nodes/secrets/secrets.ts';
import { fetchList, takeNodes } from '../nodes/list/take-nodes.ts';
import type { WalletService } from '../wallet/connection/service-reading.ts';

export const practiceCalls = {
  'practice.status': async ({ practice }) => (await practice()).status(),
  /** Pays to a fresh address, which is proved ours like any other. */
  'practice.faucet': async (context, { walletId, amountSats }) => {
    let wallet = context.wallets.require(walletId);
    if (wallet.connection.kind !== 'practice') throw fail('NOT_HERE', { reason: 'practiceOnly' });
    if (wallet.registeredWith !== 'practice' || wallet.lastAddress === null) {
      wallet = await registerWith(context, wallet, await openService(context, wallet));
    }
    if (wallet.lastAddress === null) throw new Error('a registered wallet has no address');
    const { faucet } = await context.practice();
    const txid = faucet(wallet.lastAddress.address, BigInt(amountSats));
    context.tell('wallet.changed', { walletId });
    return { txid };
  },
  'practice.mine': async ({ practice }, { blocks }) => (await practice()).mine(blocks),
  'practice.setInvoiceSeconds': async ({ practice }, { seconds }) =>
    (await practice()).setInvoiceSeconds(seconds),
  'practice.friend': async ({ practice }) => (await practice()).friend.status(),
  'practice.setFriend': async ({ practice }, { silent, leaves }) => {
    const { friend } = await practice();
    if (leaves !== undefined) friend.setLeaves(leaves);
    return silent === undefined ? friend.status() : friend.setSilent(silent);
  },
  'practice.friendInvoice': async ({ practice }, { amount, expiresInSeconds, ...asked }) =>
    (await practice()).friend.invoice({
      ...asked,
      amount: amount === null ? null : BigInt(amount),
      expiresInSeconds: expiresInSeconds ?? null,
    }),
  /** The wallet learns of the payment at its refresh, as with a real sender. */
  'practice.friendPay': async ({ practice }, { invoice, assetId, amount }) => {
    const { friend } = await practice();
    const txid = friend.pay({
      invoice,
      assetId: assetId ?? null,
      amount: amount === undefined ? null : BigInt(amount),
    });
    return { txid };
  },
  /** Real receives fill the slots. Throws NOT_HERE, NO_FREE_SLOT, and PRACTICE_REFUSED with the slots needed. */
  'practice.giveSamples': (context, { walletId }) => {
    if (context.wallets.require(walletId).connection.kind !== 'practice') {
      throw fail('NOT_HERE', { reason: 'practiceOnly' });
    }
    return withService(context, walletId, async (api) => {
      const practice = await context.practice();
      // Before any invoice is made: each would reserve a slot.
      if (practice.friend.status().silent) {
        throw fail('PRACTICE_REFUSED', { detail: 'your friend was told to be silent' });
      }
      const offered = practice.friend.samples();
      checkSlots(await freeSlots(api), offered.length);
      const samples = [];
      for (const { amount, ...sample } of offered) {
        samples.push({
          ...sample,
          amount: String(amount),
          txid: await receive(practice, api, sample.assetId, amount),
        });
      }
      // The refresh acknowledges, so that the friend broadcasts.
      await api.refresh();
      context.tell('wallet.changed', { walletId });
      return { samples };
    });
  },

  'practice.nodes': async ({ practice }) => (await practice()).nodes.status(),
  'practice.makeNodes': async (context, asked) => {
    const { nodes } = await context.practice();
    const status = nodes.make(asked);
    for (const cloud of context.registry.clouds())
      if (cloud.kind === 'practice') await takePracticeNodes(context, cloud, status.nodes);
    return status;
  },
  'practice.releaseImage': async ({ practice }, asked) => (await practice()).nodes.release(asked),
  'practice.upgradeAutomatic': async ({ practice }, asked) =>
    (await practice()).nodes.upgradeAutomatic(asked),
  'practice.setNodes': async ({ practice }, asked) => (await practice()).nodes.set(asked),
  'practice.passTime': async ({ practice }, { seconds }) => (await practice()).nodes.pass(seconds),
  'practice.nodePassword': async ({ practice }, { nodeId }) => {
    const { nodes } = await practice();
    const [password = ''] = nodes.passwords([nodeId]);
    return { password };
  },
  /** Also adds a dozen first nodes, with the plans and passwords that a real service would not tell. */
  'nodes.fetchList': async (context, { cloudId }) => {
    const cloud = context.registry.cloud(cloudId);
    if (cloud.kind !== 'practice') return fetchList(context, { cloudId });
    const { nodes } = (await context.practice()).nodes.begin();
    const fetched = await fetchList(context, { cloudId });
    await takePracticeNodes(context, context.registry.cloud(cloudId), nodes);
    return fetched;
  },
} satisfies RoomCalls<Context>;

async function freeSlots(api: WalletService): Promise<number> {
  const unspents = await api.listUnspents();
  return unspents.filter(
    ({ colorable, allocations, pendingBlinded }) =>
      colorable && allocations.length === 0 && pendingBlinded === 0,
  ).length;
}

function checkSlots(free: number, needed: number): void {
  if (free === 0) throw fail('NO_FREE_SLOT', { purpose: 'receive' });
  if (free >= needed) return;
  throw fail('PRACTICE_REFUSED', {
    detail: `the samples need ${String(needed)} free asset slots, and this wallet has ${String(free)}`,
  });
}

async function receive(
  { friend }: Practice,
  api: WalletService,
  assetId: string,
  amount: bigint,
): Promise<string> {
  const { invoice, batchTransferIdx } = await api.createInvoice({ assetId, amount });
  try {
    return friend.pay({ invoice, assetId: null, amount: null });
  } catch (error) {
    // Nobody will pay the invoice: free its slot.
    await api.failTransfers({ batchTransferIdx });
    throw error;
  }
}

type PracticeNode = CallAnswer<'practice.nodes'>['nodes'][number];

const SECRET = 'password';

async function takePracticeNodes(
  context: Context,
  cloud: NodeServiceRecord,
  nodes: readonly PracticeNode[],
): Promise<void> {
  const { registry } = context;
  const own = () => registry.nodes().filter(({ cloudId }) => cloudId === cloud.id);
  const known = new Set(own().map(({ nodeId }) => nodeId));
  const listed = nodes
    .filter(({ nodeId }) => !known.has(nodeId))
    .map(({ nodeId, name, plan, image }, at) => ({
      line: at + 1,
      nodeId,
      name,
      userId: USER_ID,
      plan,
      invokeUrl: null,
      image,
    }));
  takeNodes(context, cloud, listed, 'importedList');
  const plans = new Map(nodes.map(({ nodeId, plan }) => [nodeId, plan]));
  registry.put(
    own()
      .filter(({ nodeId, plan }) => plan === 'unknown' && plans.has(nodeId))
      .map((node) => ({ ...node, plan: plans.get(node.nodeId) ?? node.plan })),
  );
  const without = own().filter(
    ({ nodeId, secretIds }) => plans.has(nodeId) && !Object.hasOwn(secretIds, SECRET),
  );
  await keepPasswords(context, without);
}

const USER_ID = 'practice-user';

/** Without an open keychain nothing is kept: passwords are typed at the unlock. */
async function keepPasswords(context: Context, nodes: readonly NodeRecord[]): Promise<void> {
  const { nodes: practiced } = await context.practice();
  const passwords = practiced.passwords(nodes.map(({ nodeId }) => nodeId));
  const secrets = Object.fromEntries(nodes.map(({ id }, at) => [id, { [SECRET]: passwords[at] ?? '' }]));
  try {
    await keepManySecrets(context, { secrets });
  } catch (error) {
    if (!(error instanceof WalletError) || !error.failure.code.startsWith('KEY')) throw error;
  }
}
