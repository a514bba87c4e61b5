const txid = '0'.repeat(63) + '1';

/** The record of a signed transaction with the test's members; others are empty. */
export const spendingOf = <S extends object>(said: S) => ({
  ...{ txid, inputs: [`${txid}:0`], slots: [], made: [], coins: [], recipients: [], proved: true, back: [] },
  ...said,
});
