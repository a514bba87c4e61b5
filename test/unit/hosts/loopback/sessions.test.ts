import { describe, expect, it } from 'vitest';
import { createSessions } from '../../../../src-main/hosts/loopback/sessions.ts';
import { HALF_BYTES, joinBytes, channelName, newHalf } from '../../../../src-preload/sealed.ts';

/** A page's session from a secret; null if the host doesn't know the secret. */
async function open(sessions: ReturnType<typeof createSessions>, secret: string) {
  const half = await newHalf('page');
  const greeting = await sessions.greet(joinBytes(await channelName(secret), half.shown));
  if (greeting === null) return null;
  const bytes = new Uint8Array(greeting);
  const sealer = await half.meet(bytes.subarray(0, HALF_BYTES), secret);
  const left = (await sealer.open('host', 0, 0, bytes.subarray(HALF_BYTES))) as Record<string, string>;
  return { ...sealer, session: left['session'] ?? '', token: left['token'] ?? '', greeting: bytes };
}

describe('codes and sessions of the loopback host', () => {
  it("aren't opened for a half that isn't one", async () => {
    const sessions = createSessions();
    const named = await channelName(sessions.newCode());
    expect(await sessions.greet(joinBytes(named, new Uint8Array(HALF_BYTES)))).toBeNull();
  });

  it("give nothing readable to somebody who knows only a code's name", async () => {
    const sessions = createSessions();
    const half = await newHalf('page');
    const greeting = new Uint8Array(
      (await sessions.greet(joinBytes(await channelName(sessions.newCode()), half.shown))) ?? [],
    );
    const guess = await half.meet(greeting.subarray(0, HALF_BYTES), 'guessed');
    await expect(guess.open('host', 0, 0, greeting.subarray(HALF_BYTES))).rejects.toThrow();
  });

  it('forget the old code when a new one is requested', async () => {
    const sessions = createSessions();
    const first = sessions.newCode();
    const second = sessions.newCode();
    expect(await open(sessions, first)).toBeNull();
    expect(await open(sessions, second)).not.toBeNull();
  });

  it("resume with the tab's token at each reload, each time with another key", async () => {
    const sessions = createSessions();
    const first = await open(sessions, sessions.newCode());
    const token = first?.token ?? '';
    const second = await open(sessions, token);
    expect(second?.token).toBe(token);
    expect(await open(sessions, token)).not.toBeNull();
    const sealed = (await first?.seal('page', 1, 0, 'typed')) ?? new ArrayBuffer();
    await expect(second?.open('page', 1, 0, sealed)).rejects.toThrow();
    // The tab's token and all traffic don't open a session, which also needs one of the two halves.
    const stranger = await (
      await newHalf('page')
    ).meet(first?.greeting.subarray(0, HALF_BYTES) ?? new Uint8Array(), token);
    await expect(stranger.open('page', 1, 0, sealed)).rejects.toThrow();
    expect(await open(sessions, token.slice(0, -1))).toBeNull();
  });

  it('drop the oldest tab beyond eight, and the longest silent session beyond 64', async () => {
    const sessions = createSessions();
    const pages = [];
    for (let tab = 0; tab < 9; tab += 1) pages.push(await open(sessions, sessions.newCode()));
    const tokens = pages.map((page) => page?.token ?? '');
    expect(await open(sessions, tokens[0] ?? '')).toBeNull();
    expect(await open(sessions, tokens[1] ?? '')).not.toBeNull();
    for (let reload = 0; reload < 60; reload += 1) {
      await open(sessions, tokens[8] ?? '');
      expect(sessions.find(pages[7]?.session ?? '')).toBeDefined();
    }
    expect(sessions.find(pages[0]?.session ?? '')).toBeUndefined();
    expect(sessions.find('')).toBeUndefined();
  });

  it('accept each request number once, in any order', async () => {
    const sessions = createSessions();
    const page = await open(sessions, sessions.newCode());
    const session = sessions.find(page?.session ?? '');
    const asked = [2, 1, 2, 1, 0, 1_500, 1_400, 476, 1_500, 1_501];
    expect(asked.map((request) => session?.takes(request))).toEqual([
      ...[true, true, false, false, false, true, true, false, false, true],
    ]);
  });
});
