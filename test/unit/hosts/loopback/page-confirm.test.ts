import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageConfirm } from '../../../../src-main/hosts/loopback/page-confirm.ts';

const question = {
  title: 'Create 5 slots?',
  message: 'It costs 842 sats.',
  details: ['5 × 1,000 sats'],
  confirmLabel: 'Create',
  danger: false,
};

function setUp() {
  const told: [string, unknown][] = [];
  let made = 0;
  const confirm = createPageConfirm({
    tell: (name, payload) => told.push([name, payload]),
    random: { id: () => (made += 1).toString(16).padStart(32, '0') },
  });
  return { confirm, told };
}
const first = '1'.padStart(32, '0');
const second = '2'.padStart(32, '0');

describe('a question in the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('is announced, waits, and takes its answer', async () => {
    const { confirm, told } = setUp();
    const answer = confirm.ask(question);
    expect(told).toEqual([['confirm.asked', { ...question, questionId: first }]]);
    expect(confirm.pending()).toEqual([{ ...question, questionId: first }]);
    confirm.answer(first, true);
    expect(await answer).toBe(true);
    expect(told.at(-1)).toEqual(['confirm.closed', { questionId: first }]);
    expect(confirm.pending()).toEqual([]);
  });

  it("isn't approved by an answer to another question", async () => {
    const { confirm } = setUp();
    const one = confirm.ask(question);
    const two = confirm.ask(question);
    confirm.answer(second, true);
    expect(await two).toBe(true);
    expect(confirm.pending().map(({ questionId }) => questionId)).toEqual([first]);
    confirm.answer(first, false);
    expect(await one).toBe(false);
  });

  it('ignores an answer without a question, and a second answer', async () => {
    const { confirm, told } = setUp();
    confirm.answer(first, true);
    expect(told).toEqual([]);
    const answer = confirm.ask(question);
    confirm.answer(first, false);
    confirm.answer(first, true);
    expect(await answer).toBe(false);
    expect(told).toHaveLength(2);
  });

  it('counts as no after ten minutes without an answer, and not before', async () => {
    const { confirm } = setUp();
    const answer = confirm.ask(question);
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(confirm.pending()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(await answer).toBe(false);
    expect(confirm.pending()).toEqual([]);
  });

  it('counts as no when the host stops', async () => {
    const { confirm } = setUp();
    const answers = [confirm.ask(question), confirm.ask(question)];
    confirm.close();
    expect(await Promise.all(answers)).toEqual([false, false]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
