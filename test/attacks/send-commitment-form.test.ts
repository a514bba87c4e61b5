import { attackSend } from '../support/psbt/attack-send.ts';

const forms: readonly (readonly [string, (data: string) => string])[] = [
  ['one byte more', (data) => `6a21${data}00`],
  ['one byte less', (data) => `6a1f${data.slice(2)}`],
  ['pushed by OP_PUSHDATA1', (data) => `6a4c20${data}`],
  ['followed by another opcode', (data) => `6a20${data}51`],
  ['followed by a second push', (data) => `6a20${data}0100`],
  ['said to be 33 bytes, of which 32 are there', (data) => `6a21${data}`],
  ['not there at all', () => '6a'],
];
for (const [title, write] of forms)
  attackSend(
    `the commitment is ${title}`,
    'COMMITMENT_FORM',
    ({ raw }) => (raw.tx.outputs[0]!.script = write(raw.tx.outputs[0]!.script.slice(4))),
  );
