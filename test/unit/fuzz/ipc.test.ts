import { describe, expect, it } from 'vitest';
import { fuzzIpc, type IpcFinding } from '../../fuzz/ipc/fuzz-ipc.ts';
import { CANARIES, openIpcWorld, type IpcWorld } from '../../fuzz/ipc/world.ts';

/** `npm run fuzz -- ipc` makes 100,000; these few are for every test run. */
const CALLS = 3_000;

type Invoke = IpcWorld['ipc']['invoke'];

/** The real main, with something wrong in front of it. */
const spoiled =
  (invoke: (real: Invoke, world: IpcWorld) => Invoke, left?: (call: number) => readonly string[]) =>
  async (): Promise<IpcWorld> => {
    const world = await openIpcWorld();
    let call = 0;
    return {
      ...world,
      ipc: { ...world.ipc, invoke: invoke(world.ipc.invoke, world) },
      left: () => [...world.left(), ...(left?.(call++) ?? [])],
    };
  };

const kinds = (findings: readonly IpcFinding[]): readonly string[] =>
  [...new Set(findings.map(({ kind }) => kind))].toSorted();

describe('hardening 16, 17: calls of a page that went wrong, over Electron’s channel (stand-in for ipcMain)', () => {
  it('crash nothing, let no secret out, and do nothing where they are refused', async () => {
    const { findings, reached, perMember } = await fuzzIpc(CALLS, 20_251);
    expect(findings).toEqual([]);
    expect(reached.wrongSender).toBeGreaterThan(CALLS / 5);
    expect(reached.atTheDoor).toBeGreaterThan(CALLS / 5);
    expect(reached.byUseCases + reached.answered).toBeGreaterThan(CALLS / 20);
    expect(perMember.size).toBeGreaterThan(60);
  }, 120_000);
});

describe('the search itself', () => {
  it('finds an answer to somebody whom main should not hear', async () => {
    const open = spoiled((real, { window }) => (from, channel, ...sent) => {
      const trusted = from.senderFrame !== null && from.sender === window.contents;
      return trusted ? real(from, channel, ...sent) : Promise.resolve({ ok: true, value: {} });
    });
    const { findings } = await fuzzIpc(300, 1, open);
    expect(findings.map(({ what }) => what)).toContain('answered what should have been thrown out');
  }, 60_000);

  it('finds a call that throws, or answers what is no answer', async () => {
    const thrown = await fuzzIpc(
      300,
      2,
      spoiled(() => () => Promise.reject(new Error('x is not a function'))),
    );
    expect(kinds(thrown.findings)).toEqual(['crash']);
    const odd = await fuzzIpc(
      300,
      2,
      spoiled(() => () => Promise.resolve({ ok: 'perhaps' })),
    );
    expect(kinds(odd.findings)).toContain('crash');
    const fault = { ok: false, failure: { code: 'INTERNAL', facts: { incident: 'ab12cd34' } } };
    expect(
      kinds(
        (
          await fuzzIpc(
            300,
            2,
            spoiled(() => () => Promise.resolve(fault)),
          )
        ).findings,
      ),
    ).toContain('crash');
  }, 60_000);

  it('finds an act of a call that is refused', async () => {
    const open = spoiled((real, world) => async (from, channel, ...sent) => {
      const [name] = sent;
      // Looks first, and asks afterwards whether it may.
      if (name === 'wallet.rename')
        await real(
          { sender: world.window.contents, senderFrame: from.senderFrame },
          channel,
          'wallet.list',
          {},
        ).catch(() => undefined);
      return real(from, channel, ...sent);
    });
    const { findings } = await fuzzIpc(1_500, 3, open);
    expect(findings.filter(({ kind }) => kind === 'effect').map(({ name }) => name)).toContain(
      'wallet.rename',
    );
  }, 60_000);

  it.each([
    ['words in a log line', 'fault in vault: choked on WORDS'],
    ['words in JSON in a notice', '["ochre:notice",{"words":WORDS_JSON}]'],
    ['the seed as hex', 'seed SEED'],
    ['a token', 'authorization: canary-token-of-a-service-7f3a91c2'],
  ])(
    'finds %s',
    async (_, template) => {
      const { words, seed } = CANARIES[0];
      const text = template
        .replace('WORDS_JSON', JSON.stringify(words))
        .replace('WORDS', words.join(' '))
        .replace('SEED', Buffer.from(seed).toString('hex'));
      const { findings } = await fuzzIpc(
        20,
        4,
        spoiled(
          (real) => real,
          (call) => (call === 5 ? [text] : []),
        ),
      );
      expect(kinds(findings)).toEqual(['secret']);
    },
    60_000,
  );

  it('makes the same calls from the same seed', async () => {
    const names = async () => {
      const called: unknown[] = [];
      const open = spoiled((real) => (from, channel, ...sent) => {
        called.push(sent[0]);
        return real(from, channel, ...sent);
      });
      await fuzzIpc(60, 5, open);
      return JSON.stringify(called);
    };
    expect(await names()).toBe(await names());
  }, 60_000);
});
