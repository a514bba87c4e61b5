import { type Answers, refuse, refuseWith, type TellFake } from './fake-types.ts';
import { NOW_MS, practiceWallet, txidOf, type World } from './scenarios.ts';

/** As long as a real account. */
const ACCOUNT = `{"format":"ochre-watch-account","keys":"${'tpubFake'.repeat(40)}"}`;
const FIRST_ADDRESS = `bcrt1p${'0fake'.repeat(11)}qqq`;
/** The id of the shown codes. */
const HELD = 'ee'.repeat(16);
const CHECK = '3f81c2d94ab07e65';
const FORMS = ['descriptor', 'core', 'json', 'account', 'assets'] as const;

/** The practice friend. */
const aFriend = {
  ...{ silent: false, leaves: 'data' as const, assets: [], underWay: 0, actsAtMs: null },
};

/** Main's answers about signing elsewhere, storage and practice. */
export function elsewhereAnswers(world: World, tell: TellFake): Answers {
  const practice = () => ({
    ...{ height: 121, mempool: 0, blockEverySeconds: 30, invoiceSeconds: 1_500 },
    nextBlockAtMs: Date.now() + 21_000,
  });
  return {
    'codes.frames': { parts: 1, frames: ['a short text'] },
    'codes.gather': { gatherId: HELD, told: { kind: 'whole' } },
    'codes.camera': {},

    'watch.account': () => ({
      ...{ text: ACCOUNT, heldId: HELD, check: CHECK },
      fileName: 'ochre-account-regtest.ochre-account.json',
    }),
    'watch.forPrograms': () => ({
      fingerprint: practiceWallet.fingerprint,
      paths: { plain: "m/86'/1'/0'", assets: "m/86'/827167'/0'" },
      firstAddress: FIRST_ADDRESS,
      forms: FORMS.map((form) => {
        const text = `${form} of the fake wallet ${'x'.repeat(120)}`;
        return { form, text, heldId: HELD, fileName: `${form}.txt` };
      }),
    }),
    'watch.address': ({ index }) => ({ address: FIRST_ADDRESS, path: `m/86'/1'/0'/0/${String(index)}` }),

    'offline.bring': ({ walletId, name, content }) => {
      const made =
        world.brings[content.kind === 'text' ? content.text : name] ??
        refuse('BROUGHT_REFUSED', { problem: 'unknownBytes' });
      if ('code' in made) refuseWith(made);
      const view = { ...made, walletId, name };
      world.brought = [view, ...world.brought];
      return view;
    },
    'offline.openedFile': () => {
      const { opened } = world;
      if (opened === null || !('code' in opened)) return { file: opened };
      world.opened = null;
      return refuseWith(opened);
    },
    'offline.forgetOpenedFile': () => {
      world.opened = null;
      return {};
    },
    'offline.list': () => ({
      drafts: world.brought
        .filter(({ signedAtMs }) => signedAtMs === null)
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
    'offline.read': ({ broughtId }) =>
      world.brought.find((one) => one.broughtId === broughtId) ?? refuse('GONE', { what: 'import' }),
    'offline.sign': ({ broughtId }) => {
      world.brought = world.brought.map((one) =>
        one.broughtId === broughtId ? { ...one, signedAtMs: NOW_MS } : one,
      );
      tell('offline.changed', { walletId: practiceWallet.id });
      return { outcome: 'signed', txid: txidOf(9), signedAtMs: NOW_MS };
    },
    'offline.save': ({ form }) => ({ savedAs: `/home/me/ochre-${form}` }),
    'offline.setOfflineMode': ({ on }) => {
      world.settings = { ...world.settings, offline: on };
      tell('settings.changed', world.settings);
      return world.settings;
    },

    'backup.status': () => world.backup.status,
    'backup.make': {
      ...{ outcome: 'saved', savedAs: 'ochre.ochre-backup', assetData: 7, ownStatesLeftOut: 1, leftOut: 2 },
      ...{ ownStatesAhead: 1 },
    },
    'backup.give': {},
    'backup.open': () => world.backup.inside,
    'backup.restore': {
      ...{ outcome: 'restored', walletsAdded: 1, flowsAdded: 12, conflicts: 1, transfersAdded: 31 },
      ...{ labelsAdded: 4, assetDataAdded: 7, nodesAdded: 6 },
      ...{ ownStatesAdded: 1, ownStatesHere: 1, ownStatesNotHere: 0 },
    },

    'moves.read': () => world.move,
    'moves.choose': ({ toWalletId }) => {
      const to = world.move.choices.find(({ id }) => id === toWalletId) ?? null;
      return (world.move = { ...world.move, to });
    },

    'recovery.read': () => world.recovery,
    'recovery.chooseFolder': () => world.recovery,
    'recovery.stopCopies': () => (world.recovery = { ...world.recovery, folder: null, failure: null }),
    'recovery.drill': () => world.recovery,

    'rules.read': () => world.rules,
    'rules.set': ({ rules }) => ({ outcome: 'set', rules: { ...world.rules, rules, later: null } }),

    'practice.status': practice,
    'practice.friend': aFriend,
  };
}
