import { expect, test } from 'vitest';
import { explain } from '../../../src-renderer/text/failures.ts';
import { grouped, share, sats } from '../../../src-renderer/text/numbers.ts';
import { ago } from '../../../src-renderer/text/time.ts';

test('an unanswered submission is explained in words, and unknown reasons are quoted', () => {
  const said = (because: string) =>
    explain({ code: 'OUTCOME_UNKNOWN', facts: { txid: 'ab'.repeat(32), because, named: null } }).happened;
  expect(said('SERVICE_SLOW')).toContain('abababab…: no answer in time.');
  expect(said('the clock struck')).toContain('abababab…: “the clock struck”.');
  expect(said('constructor')).toContain('abababab…: “constructor”.');
  const live = explain({ code: 'FLOW_LIVE', facts: { flowId: 'f0', state: 'constructor' } });
  expect(live.todo).toBe('Finish or discard it under In progress. (“constructor”)');
});

test("a service's refusal has our words if known, else its own, made harmless", () => {
  const said = (because: string) =>
    explain({
      code: 'OUTCOME_UNKNOWN',
      facts: { txid: 'ab'.repeat(32), because, named: null, refused: true },
    }).happened;
  expect(said('recipientUsed')).toContain('an invoice was tried before');
  // The signed transaction may still be broadcast, so paying a new invoice as well could pay twice.
  expect(said('recipientUsed')).not.toContain('new');
  expect(said('proxyAway: details')).toContain('submit the same later');
  expect(said('InvalidPsbt: not like this')).toContain('“not like this”');
  expect(said('status 422')).toContain('“status 422”');
  expect(said('TOKEN_REFUSED')).toContain('token refused');
  expect(said('Odd: a\u202eb')).toContain('“a\ufffdb”');
});

test('a lost connection shows the system’s word, and no library’s', () => {
  const said = (detail: string) =>
    explain({ code: 'SERVICE_UNREACHABLE', facts: { host: 'a.example', kind: 'reset', detail } }).todo;
  expect(said('ECONNRESET')).toMatch(/\(reset, ECONNRESET\)$/);
  expect(said('UND_ERR_SOCKET')).toMatch(/\(reset\)$/);
});

test('groups whole numbers and leaves other text alone', () => {
  expect(grouped('9007199254740993')).toBe('9,007,199,254,740,993');
  expect(grouped('12x\u202e')).toBe('12x\ufffd');
  expect(sats(1)).toBe('1\u00a0sat');
});

test('a tiny share is never rounded to 0', () => {
  expect(share(652, 984_310)).toBe('under 0.1\u00a0%');
  expect(share(424, 16_000)).toBe('2.7\u00a0%');
});

test('a clock that was set back gives no negative age', () => {
  expect(ago(10_000, 5_000)).toBe('just now');
  expect(ago(0, 250_000)).toBe('4\u00a0min ago');
});
