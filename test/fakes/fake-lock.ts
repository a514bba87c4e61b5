import type { LockView } from '../../src-preload/contract/index.ts';
import { type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import { PRACTICE_WORDS } from './fake-words.ts';
import type { World } from './scenarios.ts';

type LockHandlers = Pick<
  FakeHandlers,
  | 'lock.state'
  | 'lock.look'
  | 'lock.unlock'
  | 'lock.now'
  | 'lock.active'
  | 'lock.setPassword'
  | 'lock.changePassword'
  | 'lock.removePassword'
  | 'lock.setIdle'
  | 'lock.askAbove'
  | 'lock.forgot'
  | 'lock.adopt'
>;

/** The lock over a password in the world; no key is behind it. */
export function makeLockHandlers(world: World, tell: TellFake): LockHandlers {
  const view = (): LockView => ({
    password: world.password === null ? 'none' : 'set',
    locked: world.locked,
    questionCancelled: false,
    idleMinutes: world.idleMinutes,
    waitSeconds: 0,
    nodes: { watched: 0, locked: 0, waiting: 0 },
  });
  const changed = (): LockView => {
    tell('lock.changed', view());
    return view();
  };
  const refuseWrong = (password: string): void => {
    if (world.password === null) refuse('PASSWORD_STATE', { isSet: false });
    if (password !== world.password) refuse('PASSWORD_WRONG', { waitSeconds: 0 });
  };
  return {
    'lock.state': view,
    'lock.look': view,
    'lock.unlock': ({ password }) => {
      refuseWrong(password);
      world.locked = false;
      return changed();
    },
    'lock.now': () => {
      if (world.password === null) refuse('PASSWORD_STATE', { isSet: false });
      world.locked = true;
      return changed();
    },
    'lock.active': () => ({}),
    'lock.setPassword': ({ password }) => {
      if (world.password !== null) refuse('PASSWORD_STATE', { isSet: true });
      world.password = password;
      return changed();
    },
    'lock.changePassword': ({ password, next }) => {
      refuseWrong(password);
      world.password = next;
      return changed();
    },
    'lock.removePassword': ({ password }) => {
      refuseWrong(password);
      world.password = null;
      return changed();
    },
    'lock.setIdle': ({ minutes }) => {
      world.idleMinutes = minutes;
      return changed();
    },
    'lock.askAbove': ({ walletId, sats, password }) => {
      refuseWrong(password);
      const wallet = world.wallets.find(({ id }) => id === walletId) ?? refuse('WALLET_UNKNOWN');
      const next = { ...wallet, askAboveSats: sats };
      world.wallets = world.wallets.map((one) => (one.id === walletId ? next : one));
      tell('wallet.listChanged', {});
      return next;
    },
    'lock.adopt': ({ password }) => {
      if (password !== 'a password of before') refuse('PASSWORD_WRONG', { waitSeconds: 0 });
      world.password = password;
      world.closedSecrets = 0;
      return changed();
    },
    'lock.forgot': ({ words }) => {
      if (words.trim() !== PRACTICE_WORDS.join(' ')) refuse('WORDS_NO_WALLET');
      world.password = null;
      world.locked = false;
      return changed();
    },
  };
}
