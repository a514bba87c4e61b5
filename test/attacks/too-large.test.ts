import { attack } from '../support/psbt/attack.ts';

attack('a field fills two megabytes', {
  code: 'TOO_LARGE',
  change: ({ raw }) => void raw.global.push(['fc0554455354530103', '00'.repeat(1_600_000)]),
});
attack('the text is longer than the user allows', {
  code: 'TOO_LARGE',
  change: ({ limits }) => {
    limits.maxPsbtChars = 500;
  },
});
attack('there are 2,001 outputs', {
  code: 'TOO_LARGE',
  change: ({ raw }) => {
    const [output] = raw.tx.outputs;
    raw.tx.outputs = Array.from({ length: 2_001 }, () => ({ ...output! }));
    raw.outputs = raw.tx.outputs.map(() => []);
  },
});
attack('there are 70,000 fields', {
  code: 'TOO_LARGE',
  change: ({ raw }) => {
    for (let i = 0; i < 70_000; i++) raw.global.push([`f0${i.toString(16).padStart(8, '0')}`, '']);
  },
});
