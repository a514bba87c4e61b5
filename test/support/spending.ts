const txid = '0'.repeat(63) + '1';

/** What is kept of a signed transaction, as far as a test says it; the rest is empty. */
export const spendingOf = <S extends object>(said: S) => ({
  ...{ txid, inputs: [`${txid}:0`], slots: [], made: [], coins: [], recipients: [], proved: true, back: [] },
  ...said,
});
