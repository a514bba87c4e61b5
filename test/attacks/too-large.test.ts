import { attacks } from '../support/psbt/attack.ts';

attacks('TOO_LARGE', {
  'a field fills two megabytes': ({ raw }) => raw.global.push(['fc0554455354530103', '00'.repeat(1_600_000)]),
  'the text is longer than the user allows': ({ limits }) => (limits.maxPsbtChars = 500),
  'there are 2,001 outputs': ({ raw }) => {
    const [output] = raw.tx.outputs;
    raw.tx.outputs = Array.from({ length: 2_001 }, () => ({ ...output! }));
    raw.outputs = raw.tx.outputs.map(() => []);
  },
  'there are 70,000 fields': ({ raw }) => {
    for (let i = 0; i < 70_000; i++) raw.global.push([`f0${i.toString(16).padStart(8, '0')}`, '']);
  },
});
