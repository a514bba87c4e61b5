import type { InProgressFlow } from '../../src-preload/contract/index.ts';
import { FIRST_PROFILE } from '../../src-main/wallet/vault/new-wallet.ts';
import { type Answers, refuse, refuseWith, type TellFake } from './fake-types.ts';
import { NOW_MS, practiceWallet, txidOf, type World } from './scenarios.ts';

/** As long as a real one. */
export const ACCOUNT = `{"format":"ochre-watch-account","keys":"${'tpubFake'.repeat(40)}"}`;
const FIRST_ADDRESS = `bcrt1p${'0fake'.repeat(11)}qqq`;
const CHECK = '3f81c2d94ab07e65';
const FORMS = ['descriptor', 'core', 'json', 'account', 'assets'] as const;
const PACK = `{"format":"ochre-signing-pack","psbt":"${'cHNidP8BAFwCAAAAAZ'.repeat(200)}"}`;

/** An account that was read. */
export const anAccount = {
  ...{ text: ACCOUNT, name: 'Cold store', fingerprint: '9ac311fe', check: CHECK, leftOut: 0 },
  networks: [{ network: 'regtest' as const, firstAddress: FIRST_ADDRESS }],
};

/** The practice friend. */
export const aFriend = {
  ...{ silent: false, leaves: 'data' as const, assets: [], underWay: 0, actsAtMs: null },
};

/** Slots that went out to be signed. */
const AWAY: InProgressFlow = {
  ...{ flowId: 'f0'.repeat(16), walletId: practiceWallet.id, kind: 'createSlots', state: 'away' },
  intent: { kind: 'createSlots', num: 5, askedNum: 5, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false },
  ...{ createdAtMs: NOW_MS - 60_000, sinceMs: NOW_MS, txid: txidOf(61), service: 'practice' },
  ...{ connected: true, expired: false, refreshFailed: null, noAnswer: null },
  can: { resume: false, look: false, handOver: { when: 'never' }, drop: true, bringBack: true },
};

/** What main answers of what is signed, kept or practised elsewhere. */
export function elsewhereAnswers(world: World, tell: TellFake): Answers {
  const away = () => ({
    flow: AWAY,
    pack: {
      ...{ heldId: world.codes.hold(PACK), bareHeldId: world.codes.hold(PACK.slice(40)) },
      ...{ fileName: 'ochre-slots-9e3779b1-to-sign.ochre-pack.json', bytes: PACK.length },
    },
    digest: 'd1'.repeat(32),
  });
  const practice = () => ({
    ...{ height: 121, mempool: 0, blockEverySeconds: 30, invoiceSeconds: 1_500 },
    nextBlockAtMs: Date.now() + 21_000,
  });
  return {
    'codes.frames': (asked) => world.codes.frames(asked),
    'codes.gather': (asked) => world.codes.take(asked),
    'codes.camera': {},

    'watch.account': () => ({
      ...{ text: ACCOUNT, heldId: world.codes.hold(ACCOUNT), check: CHECK },
      fileName: 'ochre-account-regtest.ochre-account.json',
    }),
    'watch.forPrograms': () => ({
      fingerprint: practiceWallet.fingerprint,
      paths: { plain: "m/86'/1'/0'", assets: "m/86'/827167'/0'" },
      firstAddress: FIRST_ADDRESS,
      forms: FORMS.map((form) => {
        const text = `${form} of the fake wallet ${'x'.repeat(120)}`;
        return { form, text, heldId: world.codes.hold(text), fileName: `${form}.txt` };
      }),
    }),
    'watch.saveForProgram': ({ form }) => ({ outcome: 'saved', path: `/home/someone/${form}.txt` }),
    'watch.address': ({ index }) => ({ address: FIRST_ADDRESS, path: `m/86'/1'/0'/0/${String(index)}` }),
    'watch.saveAccount': { outcome: 'saved', path: '/home/someone/account.json' },
    'watch.read': { outcome: 'read', account: anAccount },
    'watch.add': ({ name, practice: isPractice, network = 'regtest' }) => {
      const wallet = {
        ...practiceWallet,
        ...{ id: 'f7'.repeat(16), name, network, fingerprint: '9ac311fe', registered: false },
        ...(isPractice ? {} : { plainOnly: true as const }),
        keySource: 'none' as const,
        connection: isPractice
          ? ({ kind: 'practice' } as const)
          : ({ kind: 'remote', baseUrl: '', ...FIRST_PROFILE, hasToken: false } as const),
      };
      world.wallets = [...world.wallets, wallet];
      world.activeId = wallet.id;
      return wallet;
    },

    'handoff.begin': away,
    'handoff.read': away,
    'handoff.save': { outcome: 'saved', path: '/media/stick/to-sign.ochre-pack.json' },

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
    'offline.coinsThere': { there: [true] },
    'offline.sign': ({ broughtId }) => {
      world.brought = world.brought.map((one) =>
        one.broughtId === broughtId ? { ...one, signedAtMs: NOW_MS } : one,
      );
      tell('offline.changed', { walletId: practiceWallet.id });
      return { outcome: 'signed', txid: txidOf(9), signedAtMs: NOW_MS };
    },
    'offline.save': ({ form }) => ({ savedAs: `/home/me/ochre-${form}` }),
    'offline.drop': {},
    'offline.setOfflineMode': ({ on }) => {
      world.settings = { ...world.settings, offline: on };
      tell('settings.changed', world.settings);
      return world.settings;
    },

    'backup.status': () => world.backup.status,
    'backup.make': {
      ...{ outcome: 'saved', savedAs: 'ochre.ochre-backup', assetData: 7, ownStatesLeftOut: 1, leftOut: 2 },
    },
    'backup.choose': () => refuse('NOT_HERE', { reason: 'noFileDialog' }),
    'backup.give': {},
    'backup.open': () => world.backup.inside,
    'backup.restore': {
      ...{ outcome: 'restored', walletsAdded: 1, flowsAdded: 12, conflicts: 1, transfersAdded: 31 },
      ...{ labelsAdded: 4, assetDataAdded: 7, nodesAdded: 6 },
      ...{ ownStatesAdded: 1, ownStatesHere: 1, ownStatesNotHere: 0 },
    },

    'rules.read': () => world.rules,
    'rules.set': ({ rules }) => ({ outcome: 'set', rules: { ...world.rules, rules, later: null } }),

    'practice.status': practice,
    'practice.faucet': { txid: txidOf(7) },
    'practice.mine': practice,
    'practice.setInvoiceSeconds': practice,
    'practice.friend': aFriend,
    'practice.setFriend': ({ silent = false, leaves = 'data' }) => ({ ...aFriend, silent, leaves }),
    'practice.friendInvoice': {
      ...{ invoice: 'rgb:~/~/~/bcrt:wvout:friend', recipientId: 'bcrt:wvout:friend' },
      expiresAtMs: NOW_MS + 1_500_000,
    },
    'practice.friendPay': { txid: txidOf(8) },
    'practice.giveSamples': { samples: [] },
  };
}
