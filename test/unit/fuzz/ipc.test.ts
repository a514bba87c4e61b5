import { expect, it } from 'vitest';
import { fuzzIpc } from '../../fuzz/ipc/fuzz-ipc.ts';
import { CANARIES, openIpcWorld, type IpcWorld } from '../../fuzz/ipc/world.ts';

/** `npm run fuzz -- ipc` makes 100,000; these few are for every test run. */
const CALLS = 3_000;

type Invoke = IpcWorld['ipc']['invoke'];

it('hardening 16, 17: hostile calls over Electron’s channel (stand-in for ipcMain) crash nothing, reveal no secret, and do nothing if refused', async () => {
  const { findings, reached, perMember } = await fuzzIpc(CALLS, 20_251);
  expect(findings).toEqual([]);
  expect(reached.wrongSender).toBeGreaterThan(CALLS / 5);
  expect(reached.atTheDoor).toBeGreaterThan(CALLS / 5);
  expect(reached.byUseCases + reached.answered).toBeGreaterThan(CALLS / 20);
  expect(perMember.size).toBeGreaterThan(60);
}, 120_000);

/** A fault that is put before the real main. */
type Fault = (real: Invoke, world: IpcWorld) => Invoke;

const [words] = CANARIES;
const leaking = (text: string) => async (): Promise<IpcWorld> => {
  const world = await openIpcWorld();
  let call = 0;
  return { ...world, left: () => [...world.left(), ...(call++ === 5 ? [text] : [])] };
};

it.each<readonly [string, number, string, Fault]>([
  [
    'an answer to somebody whom main should not hear',
    300,
    'answered what should have been thrown out',
    (real, { window }) =>
      (from, channel, ...sent) =>
        from.senderFrame !== null && from.sender === window.contents
          ? real(from, channel, ...sent)
          : Promise.resolve({ ok: true, value: {} }),
  ],
  [
    'a fault of ours',
    300,
    'crash',
    () => () =>
      Promise.resolve({ ok: false, failure: { code: 'INTERNAL', facts: { incident: 'ab12cd34' } } }),
  ],
  [
    // This fault acts first, and asks for permission afterwards.
    'an act of a call that is refused',
    1_500,
    'effect of wallet.rename',
    (real, { window }) =>
      async (from, channel, ...sent) => {
        const trusted = { sender: window.contents, senderFrame: from.senderFrame };
        if (sent[0] === 'wallet.rename')
          await real(trusted, channel, 'wallet.list', {}).catch(() => undefined);
        return real(from, channel, ...sent);
      },
  ],
])(
  'the lane finds %s',
  async (_, calls, found, fault) => {
    const open = async (): Promise<IpcWorld> => {
      const world = await openIpcWorld();
      return { ...world, ipc: { ...world.ipc, invoke: fault(world.ipc.invoke, world) } };
    };
    const { findings } = await fuzzIpc(calls, 3, open);
    expect(findings.flatMap(({ kind, what, name }) => [kind, what, `${kind} of ${name}`])).toContain(found);
  },
  60_000,
);

it.each([
  ['words in a log line', `fault in vault: choked on ${words.join(' ')}`],
  ['a token', 'authorization: canary-token-of-a-service-7f3a91c2'],
])(
  'the lane finds %s',
  async (_, text) => {
    const { findings } = await fuzzIpc(20, 4, leaking(text));
    expect([...new Set(findings.map(({ kind }) => kind))]).toEqual(['secret']);
  },
  60_000,
);
