import { randomBytes } from 'node:crypto';
import { judge } from '../domain/psbt/judge.ts';
import { signPsbt } from '../domain/psbt/sign.ts';
import { openKeychain } from '../vault/keychain.ts';
import { createSessionStore } from '../vault/session.ts';
import { createVault } from '../vault/vault.ts';
import { answer } from './answer.ts';
import type { Tools } from './answer.ts';
import { openPort } from './port.ts';
import type { Message } from './requests.ts';

/**
 * The keyholder: a child process of main, the only one that touches a key or the OS keychain. It answers what it is
 * asked and never ends by itself: main ends it once the answer has arrived, since a child that posts and exits may
 * lose its answer.
 */
const port = openPort();
const tell = (message: Message): void => port.post(message);

const keychain = openKeychain({
  asked: () => tell({ kind: 'keychain', waiting: true }),
  answered: () => tell({ kind: 'keychain', waiting: false }),
});
const tools: Tools = {
  vault: createVault(keychain, () => randomBytes(8).toString('hex')),
  session: createSessionStore(),
  judge,
  signPsbt,
  nowMs: () => Date.now(),
  // Not a Buffer: that has a toJSON.
  randomBytes: (count) => Uint8Array.from(randomBytes(count)),
};

port.hear((raw) => {
  void answer(raw, tools).then((message) => {
    if (message !== null) tell(message);
  });
});
