import type { BroughtView, CallInput } from '../../../../src-preload/contract/index.ts';
import type { TestApp } from '../app.ts';
import { SIGNER } from '../../../support/offline/own-words.ts';

/** The id of its wallet. */
export async function restoreSigner(app: TestApp): Promise<string> {
  const { id } = await app.get('vault.restore', { ...SIGNER, keep: 'keychain' });
  return id;
}

export const bringText = (
  app: TestApp,
  walletId: string,
  text: string,
  name = 'a.psbt',
): Promise<BroughtView> => app.get('offline.bring', { walletId, name, content: { kind: 'text', text } });

/** Brought, and none of its addresses compared. */
export async function bringUncompared(
  app: TestApp,
  walletId: string,
  text: string,
  name?: string,
): Promise<BroughtView> {
  let view = await bringText(app, walletId, text, name);
  for (const { id } of view.compares)
    view = await app.get('offline.compare', { broughtId: view.broughtId, id, typed: null });
  return view;
}

/** A person’s yes to all that is asked of them, but for what is changed of it. */
export const approving = (
  view: BroughtView,
  change: Partial<CallInput<'offline.sign'>> = {},
): CallInput<'offline.sign'> => ({
  broughtId: view.broughtId,
  digest: view.review.digest,
  acceptNotProved: view.review.outcome === 'notProved',
  confirmed: view.questions.map(({ id }) => id),
  ...change,
});
