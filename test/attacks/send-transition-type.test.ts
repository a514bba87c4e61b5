import { attackSend } from '../support/psbt/attack-send.ts';
import { recommitted } from '../support/psbt/send.ts';
import type { RawOperation } from '../support/rgb/encode.ts';

const changes: readonly (readonly [string, (operation: RawOperation) => void])[] = [
  ['a burn', (operation) => void (operation.type = 8010)],
  ['an inflation', (operation) => void (operation.type = 8000)],
  ['a link', (operation) => void (operation.type = 8012)],
  ['of a type that nobody knows', (operation) => void (operation.type = 10_001)],
  ['a transfer of the right to issue', (operation) => void (operation.groups[0]!.type = 4010)],
  ['one with metadata', (operation) => void operation.metadata.push({ type: 1, value: '00' })],
  [
    'one that changes what all owners share',
    (operation) => void operation.globals.push({ type: 2_000, values: ['00'] }),
  ],
  ['a signed one', (operation) => void (operation.signature = `01${'11'.repeat(64)}`)],
  [
    'one that assigns nothing to somebody',
    ({ groups }) => {
      groups[0]!.stateClass = 0;
      for (const item of groups[0]!.items) item.state = '';
    },
  ],
];
for (const [title, change] of changes)
  attackSend(
    `the transition is ${title}`,
    'RGB_TRANSITION_TYPE',
    recommitted(({ operations }) => change(operations[0]!)),
  );
