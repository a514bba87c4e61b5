import { describe, expect, it } from 'vitest';
import { createSessions } from '../../../../src-main/hosts/loopback/sessions.ts';

describe('codes and tokens of the loopback host', () => {
  it('gives a token for a code once', () => {
    const sessions = createSessions();
    const code = sessions.newCode();
    const token = sessions.exchange(code);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(sessions.knows(token ?? '')).toBe(true);
    expect(sessions.exchange(code)).toBeNull();
  });

  it('gives nothing before a code was made, nor for another text', () => {
    const sessions = createSessions();
    expect(sessions.exchange('')).toBeNull();
    const code = sessions.newCode();
    expect(sessions.exchange('')).toBeNull();
    expect(sessions.exchange(`${code}x`)).toBeNull();
    expect(sessions.exchange(code.slice(1))).toBeNull();
    expect(sessions.exchange(code)).not.toBeNull();
  });

  it('forgets the code before when a new one is asked for', () => {
    const sessions = createSessions();
    const first = sessions.newCode();
    const second = sessions.newCode();
    expect(sessions.exchange(first)).toBeNull();
    expect(sessions.exchange(second)).not.toBeNull();
  });

  it('takes neither a code nor a piece of a token for a token', () => {
    const sessions = createSessions();
    const code = sessions.newCode();
    expect(sessions.knows(code)).toBe(false);
    const token = sessions.exchange(code) ?? '';
    expect(sessions.knows(token.slice(0, -1))).toBe(false);
    expect(sessions.knows('')).toBe(false);
  });

  it('drops the oldest page beyond eight', () => {
    const sessions = createSessions();
    const tokens = Array.from({ length: 9 }, () => sessions.exchange(sessions.newCode()) ?? '');
    expect(tokens.map((token) => sessions.knows(token))).toEqual([false, ...tokens.slice(1).map(() => true)]);
  });
});
