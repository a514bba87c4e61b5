import { first, largest, lieAbout, stranger, type NamedLie } from './lie.ts';

const PAYMENT = 'sendbtcbegin';
const TO_FEES_SATS = 20_000n;

/** What a service can change in the PSBT of a payment of plain bitcoin. */
export const btcLies: readonly NamedLie[] = [
  lieAbout(PAYMENT, 'somebody else is paid', ['FOREIGN_OUTPUT', 'OUTPUT_COUNT'], (raw) => {
    payment(raw).script = stranger.script;
  }),
  lieAbout(PAYMENT, 'the change pays a stranger', ['FOREIGN_OUTPUT'], (raw) => {
    const change = largest(raw);
    raw.outputs[raw.tx.outputs.indexOf(change)] = [];
    change.script = stranger.script;
  }),
  lieAbout(PAYMENT, 'less arrives than was asked', ['OUTPUT_SIZE'], (raw) => {
    payment(raw).amount -= 1n;
    largest(raw).amount += 1n;
  }),
  lieAbout(PAYMENT, 'the payee is paid twice', ['FOREIGN_OUTPUT'], (raw) => {
    raw.tx.outputs.push({ ...payment(raw) });
    raw.outputs.push([]);
    largest(raw).amount -= payment(raw).amount + 86n;
  }),
  lieAbout(PAYMENT, 'the fee eats most of the change', ['FEE_TOO_HIGH'], (raw) => {
    largest(raw).amount -= TO_FEES_SATS;
  }),
  lieAbout(PAYMENT, 'a note is added to the chain', ['UNEXPECTED_OP_RETURN'], (raw) => {
    raw.tx.outputs.push({ amount: 0n, script: '6a04deadbeef' });
    raw.outputs.push([]);
  }),
];

/** The smaller of the two outputs: Alice has far more than she pays. */
function payment({ tx }: Parameters<typeof largest>[0]) {
  return first([...tx.outputs].sort((a, b) => Number(a.amount - b.amount)));
}
