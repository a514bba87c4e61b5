import { BEHIND, connectAsRemote, ENDS, registerAgain } from './register-again.ts';
import { tellWordless, type Story, type Tell } from './story.ts';
import type { World } from './world.ts';

const AMOUNT = 5n;

/**
 * A payment to a lost invoice arrives nowhere. The app reports the invoice as missing until it expires, and a new one
 * is paid once.
 */
async function playInvoice(
  world: World,
  wrong: Tell,
  { isEnded, isBehind }: { readonly isEnded: boolean; readonly isBehind: boolean },
): Promise<void> {
  const { get, ask, walletId, pass, mine, way } = world;
  if (isBehind) way.handOn();
  await connectAsRemote(world);
  const invite = () => ask('invoices.create', { walletId, assetId: '', amount: String(AMOUNT) });
  const first = await invite();
  if (!first.ok) throw new Error(`no invoice: ${JSON.stringify(first.failure)}`);
  world.books.forget();
  await registerAgain(world, wrong, isEnded);
  tellWordless(await ask('wallet.refresh', { walletId }), wrong);

  const second = await invite();
  if (tellWordless(second, wrong) !== null || !second.ok) {
    wrong('stuck', 'no invoice can be made any more');
    return;
  }
  if (second.value.recipientId === first.value.recipientId) wrong('doubled', 'one recipient twice');
  const assetId = await world.gift(second.value.invoice, AMOUNT);
  for (let round = 0; round < 3; round += 1) {
    tellWordless(await ask('wallet.refresh', { walletId }), wrong);
    await mine();
  }
  const { balance } = await get('assets.balance', { walletId, assetId });
  if (balance.settled !== String(AMOUNT))
    wrong('wrongState', `holds ${balance.settled} of ${String(AMOUNT)}`);
  await pass((first.value.expiresAtMs ?? 0) - first.value.createdAtMs + 60_000);
  const { invoices } = await get('invoices.list', { walletId });
  const stateOf = (invoice: string) => invoices.find((one) => one.invoice === invoice)?.state;
  const states = [stateOf(first.value.invoice), stateOf(second.value.invoice)];
  if (states.join() !== 'expired,settled') wrong('stuck', `the invoices are ${states.join(' and ')}`);
}

/** An open invoice of a wallet whose data the service loses. */
export const lostInvoiceStories: readonly Story[] = ENDS.flatMap((end) =>
  BEHIND.map((behind) => ({
    name: `the service${behind} forgets the wallet, an invoice is open${end}`,
    play: (world: World, wrong: Tell) =>
      playInvoice(world, wrong, { isEnded: end !== '', isBehind: behind !== '' }),
  })),
);
