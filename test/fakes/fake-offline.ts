import type { BroughtView } from '../../src-preload/contract/index.ts';
import { type ConfirmFake, type FakeHandlers, refuse, refuseWith, type TellFake } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { NOW_MS, txidOf } from './scenarios.ts';

type OfflineHandlers = Pick<FakeHandlers, Extract<keyof FakeHandlers, `offline.${string}`>>;

/** What the fake takes for the hidden characters of every address. */
const HIDDEN_CHARACTERS = 'qejx7kyg';

export function makeOfflineHandlers(world: World, tell: TellFake, confirm: ConfirmFake): OfflineHandlers {
  const find = (broughtId: string): BroughtView => {
    return world.brought.find((one) => one.broughtId === broughtId) ?? refuse('GONE', { what: 'import' });
  };
  const put = (view: BroughtView): BroughtView => {
    world.brought = [view, ...world.brought.filter(({ broughtId }) => broughtId !== view.broughtId)];
    tell('offline.changed', { walletId: view.walletId });
    return view;
  };
  return {
    'offline.bring': ({ walletId, name, content }) => {
      const made =
        world.brings[content.kind === 'text' ? content.text : name] ??
        refuse('BROUGHT_REFUSED', { problem: 'unknownBytes' });
      if ('code' in made) refuseWith(made);
      return put({ ...made, walletId, name });
    },
    'offline.openedFile': () => {
      const { opened } = world;
      if (opened === null || !('code' in opened)) return { file: opened };
      world.opened = null;
      refuseWith(opened);
    },
    'offline.forgetOpenedFile': ({ openedId }) => {
      if (world.opened !== null && 'openedId' in world.opened && world.opened.openedId === openedId)
        world.opened = null;
      return {};
    },
    'offline.list': () => ({
      drafts: world.brought
        .filter(({ signedAtMs, review }) => signedAtMs === null && review.outcome !== 'contradicts')
        .map(({ broughtId, name, from, broughtAtMs, txid, review }) => ({
          ...{ broughtId, name, from, broughtAtMs, txid: txid ?? txidOf(1) },
          coins: review.inputs.map(({ outpoint, amountSats }) => ({
            outpoint: outpoint ?? { txid: txidOf(2), vout: 0 },
            amountSats,
          })),
        })),
      damaged: [],
      signed: world.brought.flatMap(({ broughtId, name, txid, signedAtMs }) =>
        signedAtMs === null || txid === null ? [] : [{ broughtId, name, txid, atMs: signedAtMs }],
      ),
    }),
    'offline.read': ({ broughtId }) => find(broughtId),
    'offline.compare': ({ broughtId, id, typed }) => {
      const view = find(broughtId);
      const compares = view.compares.map((one) => {
        if (one.id !== id || one.state !== 'open') return one;
        if (typed === null) return { ...one, state: 'skipped' as const };
        if (typed.replace(/\s/g, '') === HIDDEN_CHARACTERS) return { ...one, state: 'same' as const };
        const wrong = one.wrong + 1;
        return { ...one, wrong, state: wrong > 1 ? ('heldBack' as const) : one.state };
      });
      return put({ ...view, compares });
    },
    'offline.coinsThere': ({ broughtId }) => ({
      there: world.settings.offline ? null : find(broughtId).review.inputs.map(() => true),
    }),
    'offline.sign': async ({ broughtId, digest, confirmed }) => {
      const view = find(broughtId);
      if (digest !== view.review.digest) refuse('DIGEST_CHANGED');
      const answered = view.compares.flatMap(({ questionId, state }) =>
        questionId === null || state === 'skipped' ? [] : [questionId],
      );
      const open =
        view.questions.filter(({ id }) => ![...confirmed, ...answered].includes(id)).length +
        view.compares.filter(({ state }) => state === 'open' || state === 'heldBack').length;
      if (open > 0) refuse('BROUGHT_UNANSWERED', { open });
      if (view.signedAtMs !== null)
        return { outcome: 'before', txid: view.txid, signedAtMs: view.signedAtMs };
      if (!(await confirm('Sign it?', 'Sign'))) return { outcome: 'aborted', txid: null, signedAtMs: null };
      put({ ...view, signedAtMs: NOW_MS });
      return { outcome: 'signed', txid: view.txid, signedAtMs: NOW_MS };
    },
    'offline.signMany': async ({ items }) => {
      if (!(await confirm(`Sign ${String(items.length)} transactions?`, 'Sign')))
        return { outcome: 'aborted', results: [] };
      const results = items.map(({ broughtId }) => {
        const view = find(broughtId);
        const isProved = view.review.outcome === 'proved';
        if (isProved) put({ ...view, signedAtMs: NOW_MS });
        return { broughtId, txid: isProved ? view.txid : null, because: isProved ? null : 'NOT_PROVED' };
      });
      return { outcome: 'done', results };
    },
    'offline.save': ({ broughtId, form }) => {
      const { txid } = find(broughtId);
      return { savedAs: `/home/me/ochre-${(txid ?? '').slice(0, 8)}-${form}` };
    },
    'offline.saveMany': ({ broughtIds }) => ({
      folder: '/home/me/signed',
      names: broughtIds.map((id) => `ochre-${id.slice(0, 8)}-signed.psbt`),
    }),
    'offline.copy': ({ broughtId, form }) => ({ text: `${form} of ${find(broughtId).broughtId}` }),
    'offline.codes': () => ({ heldId: 'cc'.repeat(16) }),
    'offline.drop': ({ broughtId }) => {
      const { walletId } = find(broughtId);
      world.brought = world.brought.filter((one) => one.broughtId !== broughtId);
      tell('offline.changed', { walletId });
      return {};
    },
    'offline.setOfflineMode': ({ on }) => {
      world.settings = { ...world.settings, offline: on };
      tell('settings.changed', world.settings);
      return world.settings;
    },
  };
}
