import { expect, it } from 'vitest';
import { bookJson, type Book } from '../../src-main/verify/book/book.ts';
import { judgeImported } from '../../src-main/verify/imported/judge-imported.ts';
import * as v from 'valibot';
import { attacks, judgeDraft } from '../support/psbt/attack.ts';
import { attackSends } from '../support/psbt/attack-send.ts';
import { genuineSlots } from '../support/psbt/builder.ts';
import { writeRaw, type RawPsbt } from '../support/psbt/raw-psbt.ts';
import { attackBtcs, genuineBtc, judgeBtc } from '../support/psbt/send-btc.ts';

/** Freezes the coin that this input spends. */
const freeze =
  (input: number) =>
  (draft: { raw: RawPsbt; book: Book }): void => {
    const { txid, vout } = draft.raw.tx.inputs[input]!;
    draft.book = { ...draft.book, frozen: [`${txid}:${String(vout)}`] };
  };
const elsewhere = { frozen: [`${'ee'.repeat(32)}:0`] };

attackBtcs('COIN_FROZEN', {
  'the first coin is frozen': freeze(0),
  'the last coin is frozen': freeze(1),
});
attacks('COIN_FROZEN', { 'new slots spend a frozen coin': freeze(1) });
attackSends('COIN_FROZEN', { 'a slot of it is frozen': freeze(0) });

it('a PSBT of another program that spends a frozen coin is refused: COIN_FROZEN', () => {
  const draft = genuineBtc();
  freeze(0)(draft);
  const { account, limits, book } = draft;
  const brought = { kind: 'psbt', psbt: writeRaw(draft.raw), form: 'binary' } as const;
  const { verdict } = judgeImported({ brought, account, limits, book, nowMs: 1_800_000_000_000 });
  expect([verdict.code, verdict.outcome]).toEqual(['COIN_FROZEN', 'contradicts']);
});

it.each([
  ['a payment', () => judgeBtc({ ...genuineBtc(), book: { ...genuineBtc().book, ...elsewhere } })],
  ['new slots', () => judgeDraft({ ...genuineSlots(), book: { ...genuineSlots().book, ...elsewhere } })],
])('%s that leaves the frozen coin where it is stays proved', (_, judged) => {
  expect(judged()).toMatchObject({ outcome: 'proved', code: null });
});

it('a book as JSON keeps what is frozen, and refuses what is no outpoint', () => {
  const book = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] };
  expect(v.parse(bookJson, { ...book, ...elsewhere })).toEqual({ ...book, ...elsewhere });
  expect(v.is(bookJson, { ...book, frozen: ['ee'] })).toBe(false);
});
