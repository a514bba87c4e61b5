import { expect, test } from 'vitest';
import { facts } from '../../../src-preload/contract/index.ts';
import { explain } from '../../../src-renderer/text/failures.ts';
import { foreign } from '../../../src-renderer/text/foreign.ts';
import { grouped, share, sats } from '../../../src-renderer/text/numbers.ts';
import { ago } from '../../../src-renderer/text/time.ts';

test('never offers to repeat what may have been handed over', () => {
  expect(
    explain({ code: 'OUTCOME_UNKNOWN', facts: { txid: 'ab'.repeat(32), because: 'reset', named: null } })
      .retry,
  ).toBe(false);
  expect(Object.keys(facts)).toContain('OUTCOME_UNKNOWN');
});

test('says in words why no answer to a hand-over came, and quotes what it has no words for', () => {
  const said = (because: string) =>
    explain({ code: 'OUTCOME_UNKNOWN', facts: { txid: 'ab'.repeat(32), because, named: null } }).happened;
  expect(said('SERVICE_SLOW')).toContain('abababab…: no answer in time.');
  expect(said('the clock struck')).toContain('abababab…: “the clock struck”.');
  expect(said('constructor')).toContain('abababab…: “constructor”.');
  const live = explain({ code: 'FLOW_LIVE', facts: { flowId: 'f0', state: 'constructor' } });
  expect(live.todo).toBe('Finish or discard it under In progress. (“constructor”)');
});

test('says what a service refuses in our words where they are known, else in its own, made harmless', () => {
  const said = (because: string) =>
    explain({
      code: 'OUTCOME_UNKNOWN',
      facts: { txid: 'ab'.repeat(32), because, named: null, refused: true },
    }).happened;
  expect(said('recipientUsed')).toContain('an invoice was tried before');
  // What was signed may still go out: one who pays a new invoice beside it could pay twice.
  expect(said('recipientUsed')).not.toContain('new');
  expect(said('proxyAway: details')).toContain('submit the same later');
  expect(said('InvalidPsbt: not like this')).toContain('“not like this”');
  expect(said('status 422')).toContain('“status 422”');
  expect(said('TOKEN_REFUSED')).toContain('token refused');
  expect(said('Odd: a\u202eb')).toContain('“a\ufffdb”');
});

test('gives the system’s word for a lost connection, and no library’s', () => {
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

test('never rounds a share down to none', () => {
  expect(share(652, 984_310)).toBe('under 0.1\u00a0%');
  expect(share(424, 16_000)).toBe('2.7\u00a0%');
});

test('gives no negative age when the clock was set back', () => {
  expect(ago(10_000, 5_000)).toBe('just now');
  expect(ago(0, 250_000)).toBe('4\u00a0min ago');
});

test('cuts foreign text and marks what cannot be seen in it', () => {
  expect(foreign('a\u200bb\u2066c\u0000')).toBe('a\ufffdb\ufffdc\ufffd');
  expect(foreign('x'.repeat(500))).toHaveLength(201);
});
