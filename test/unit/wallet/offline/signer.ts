import { writePack } from '../../../../src-main/verify/imported/pack.ts';
import type { JudgeInput } from '../../../../src-main/verify/verdict/judge.ts';
import type { Ports } from '../../../../src-main/world/world.ts';
import type { BroughtView, CallInput } from '../../../../src-preload/contract/index.ts';
import { ownWallet, SIGNER } from '../../../support/offline/own-words.ts';
import { packOf } from '../../../support/offline/packs.ts';
import { type RawPsbt, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { openTestApp, type TestApp } from '../app.ts';

/** The wallet of the machine that signs. */
export const own = ownWallet();

type Draft = Omit<JudgeInput, 'psbt'> & { readonly raw: RawPsbt };
export const packed = (draft: Draft): string => writePack(packOf({ ...draft, psbt: writeRaw(draft.raw) }));
export const bare = ({ raw }: Pick<Draft, 'raw'>): string => writeRaw(raw);

export async function signerApp(change: Partial<Ports> = {}) {
  const app = openTestApp('electron', change);
  return { app, walletId: await restoreSigner(app) };
}

/** How often a key was read to sign. */
export const signedIn = ({ keyholder }: TestApp): number =>
  keyholder.acts.filter((act) => act === 'sign').length;

/** The id of its wallet. */
export async function restoreSigner(app: TestApp): Promise<string> {
  const { id } = await app.get('vault.restore', { ...SIGNER, keep: 'keychain' });
  return id;
}

export const bringText = (app: TestApp, walletId: string, text: string, name = 'a.psbt') =>
  app.get('offline.bring', { walletId, name, content: { kind: 'text', text } });

/** Brought, and none of its addresses compared. */
export async function bringUncompared(app: TestApp, walletId: string, text: string, name?: string) {
  let view = await bringText(app, walletId, text, name);
  for (const { id } of view.compares)
    view = await app.get('offline.compare', { broughtId: view.broughtId, id, typed: null });
  return view;
}

/** A person’s yes to all that is asked of them, but for what is changed of it. */
export const approving = (view: BroughtView, change: Partial<CallInput<'offline.sign'>> = {}) => ({
  broughtId: view.broughtId,
  digest: view.review.digest,
  acceptNotProved: view.review.outcome === 'notProved',
  confirmed: view.questions.map(({ id }) => id),
  ...change,
});

/** A machine that signs, and what is brought to it; none of its addresses is compared. */
export async function withBrought(text: string, name?: string) {
  const { app, walletId } = await signerApp();
  return { app, walletId, view: await bringUncompared(app, walletId, text, name) };
}

/** With the addresses that are to be compared yet. */
export async function withOpen(text: string, name?: string) {
  const { app, walletId } = await signerApp();
  return { app, walletId, view: await bringText(app, walletId, text, name) };
}
