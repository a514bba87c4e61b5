import { randomBytes } from 'node:crypto';
import { judge } from '../domain/judge/judge.ts';
import { signPsbt } from '../domain/signing/sign.ts';
import { COST } from '../domain/sealed-box.ts';
import { openKeychain } from './vault/keychain.ts';
import { answer } from './answer.ts';
import type { Tools } from './answer.ts';
import { openPort } from './parent-pipe.ts';
import type { Message } from './requests.ts';
import { openVault } from './open-vault.ts';
import { readUptime } from './uptime.ts';

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
// Not a Buffer: that has a toJSON.
const draw = (count: number): Uint8Array => Uint8Array.from(randomBytes(count));
const tools: Tools = {
  ...openVault({ keychain, probeId: () => randomBytes(8).toString('hex'), randomBytes: draw, cost: COST }),
  judge,
  signPsbt,
  nowMs: () => Date.now(),
  uptime: readUptime,
  randomBytes: draw,
};

port.hear((raw) => {
  void answer(raw, tools).then((message) => {
    if (message !== null) tell(message);
  });
});
