import { openWorld, type World } from '../faults/world.ts';
import { readExamples } from '../wire-lane/examples.ts';
import type { Exchange, Recording } from './recordings.ts';

const EXAMPLES = 'test/vectors/wire/examples';

/**
 * No server of rgb-node-api was recorded: its stand-in's answers to all flows of a wallet replace it, and the errors
 * in its table (test/vectors/wire).
 */
export async function nodeApiRecording(): Promise<Recording> {
  const world = await openWorld('rgb-node-api');
  try {
    await useAll(world);
    const asked = (world.nodeApi?.exchanges ?? []).map(({ path, body, status, answer }) =>
      exchangeOf(path, body, status, answer),
    );
    const refused = readExamples(EXAMPLES)
      .filter(({ server, status }) => server === 'rgb-node-api' && status >= 400)
      .map(({ endpoint, status, body }) =>
        exchangeOf(`/wallet/${endpoint}`, null, status, new TextDecoder().decode(body)),
      );
    const exchanges = [...asked, ...refused].map((one, at) => ({ ...one, at }));
    return { name: 'rgb-node-api', server: 'its stand-in', dialect: 'rgb-node-api', exchanges };
  } finally {
    await world.close();
  }
}

function exchangeOf(path: string, body: string | null, status: number, answer: string): Exchange {
  return { at: 0, method: 'POST', path, body, status, type: 'application/json', answer };
}

/** All acts of a person on a wallet that was set up before. */
async function useAll({ get, owe, mine, walletId, assetId }: World): Promise<void> {
  const { invoice, recipientId } = await owe(3n);
  const recipients = [{ invoice, recipientId, assetId, amount: '3', witnessSats: null }];
  const terms = { donation: false, rateSatsPerVb: 2, minConfirmations: 1 };
  const { flowId, digest } = await get('signing.beginSend', { walletId, recipients, ...terms });
  await get('signing.approve', { flowId, digest, acceptNotProved: false });
  const made = await get('invoices.create', { walletId, assetId, amount: '7' });
  await get('wallet.refresh', { walletId });
  const filter = { assetId, states: [], direction: 'in' as const, text: made.recipientId };
  const { rows } = await get('transfers.page', { walletId, filter, offset: 0, limit: 1 });
  await get('transfers.fail', { walletId, key: rows[0]?.key ?? '' });
  await mine();
  await get('wallet.refresh', { walletId });
  await get('wallet.newAddress', { walletId });
  await get('wallet.overview', { walletId });
  await get('wallet.unspents', { walletId });
  await get('assets.balance', { walletId, assetId });
}
