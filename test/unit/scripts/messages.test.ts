import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue, typesOf } from '../../../scripts/lib/messages/catalogue.mjs';
import { differences } from '../../../scripts/lib/messages/differences.mjs';
import { wordsOutside } from '../../../scripts/lib/messages/outside.mjs';
import { unusedIn } from '../../../scripts/lib/messages/used.mjs';
import { hashOf, holdVoice, readVoice } from '../../../scripts/lib/messages/voice.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

let folder = '';
beforeEach(() => {
  folder = tempFolder();
});

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const catalogue = (language: string, files: Record<string, string>): ReturnType<typeof readCatalogue> => {
  for (const [name, text] of Object.entries({ 'terms.ftl': '-ochre = Ochre\n', ...files }))
    write(`${language}/${name}`, text);
  return readCatalogue(join(folder, language));
};

describe('the catalogue', () => {
  it('tells what each message and each of its parts is given', () => {
    const { problems, ...read } = catalogue('en', {
      'send.ftl':
        'send-title = Send\n    .hint = To { $name }\nsend-count = { $count ->\n    [one] one\n   *[other] { $count }\n }\nsend-way = { $way ->\n    [in] In\n   *[out] Out\n }\n',
    });
    expect(problems).toEqual([]);
    expect(typesOf({ problems, ...read })).toContain(
      [
        `  'send-count': { count: number };`,
        `  'send-title': object;`,
        `  'send-title.hint': { name: string | number };`,
        `  'send-way': { way: 'in' | 'out' };`,
      ].join('\n'),
    );
  });

  it('finds what cannot be read, what stands in the wrong file and what is not there', () => {
    const { problems } = catalogue('en', {
      'send.ftl':
        'send-title = { $\n\nreceive-title = Receive\nsend-slot = { -slot }\nsend-other = { send-slot }\n',
    });
    expect(problems).toEqual([
      'send.ftl:1 cannot be read: send-title = { $',
      'send.ftl:3 receive-title does not begin with the name of its file',
      'send.ftl:5 send-other holds another message: areas are read one by one, so use a term',
      'terms.ftl has no -slot',
    ]);
  });

  it('finds what a language lacks, has beside, or puts other things into', () => {
    const english = catalogue('en', {
      'send.ftl': 'send-title = Send\nsend-to = To { $name }\nsend-count = { $count } slots\n',
    });
    const german = catalogue('de', {
      'send.ftl':
        'send-to = An { $wen }\nsend-more = Mehr\nsend-count = { $count ->\n    [one] ein Slot\n   *[other] { $count } Slots\n }\n',
    });
    expect(differences(english, german)).toEqual({
      missing: ['send-title'],
      more: ['send-more'],
      differ: ['send-to'],
    });
  });

  it('finds what nobody says, and takes a name that is put together for each that it can be', () => {
    const english = catalogue('en', {
      'send.ftl':
        'send-title = Send\n    .hint = Hint\nsend-state-open = Open\nsend-state-done = Done\nsend-other = Other\n',
    });
    write('src-main/a.ts', `say('send-title');`);
    write('src-preload/b.ts', '');
    write('src-renderer/c.svelte', `{say(\`send-state-\${state}\`)}`);
    expect(unusedIn(folder, english)).toEqual(['send-title.hint', 'send-other']);
  });
});

describe('words in code', () => {
  const found = async (file: string, text: string): Promise<string[]> => {
    write(file, text);
    return (await wordsOutside(folder)).map((one) => one.text.replace(/^.*?: /, ''));
  };

  it.each([
    ['text between tags', 'src-renderer/A.svelte', '<p>Send</p>', ['Send']],
    ['an attribute that is read', 'src-renderer/A.svelte', '<Card title="Your slots" />', ['Your slots']],
    [
      'one of a choice in an attribute',
      'src-renderer/A.svelte',
      `<Card title={one ? 'One slot' : 'More slots'} />`,
      ['One slot', 'More slots'],
    ],
    [
      'a sentence in a script',
      'src-renderer/a.ts',
      `export const x = 'Nothing was lost.';`,
      ['Nothing was lost.'],
    ],
    [
      'a sentence around a value',
      'src-main/a.ts',
      `export const x = (n: number) => \`To \${n} recipients\`;`,
      ['To … recipients'],
    ],
    ['a label of one word', 'src-main/a.ts', `export const x = { label: 'Quit' };`, ['Quit']],
  ])('finds %s', async (_, file, text, words) => expect(await found(file, text)).toEqual(words));

  it.each([
    [
      'what the catalogue says',
      'src-renderer/A.svelte',
      `<p title={say('send-title')}>{say('send-to', { name })}</p>`,
    ],
    ['names that no language changes', 'src-renderer/A.svelte', '<p>PSBT</p><p>sats</p>'],
    [
      'classes and styles',
      'src-renderer/A.svelte',
      `<p class="card wide">{x}</p><p class={on ? 'a b' : 'c d'}>{x}</p>`,
    ],
    ['what a developer reads', 'src-main/a.ts', `throw new Error('It was not there.');`],
    ['what a database reads', 'src-main/a.ts', `db.prepare('SELECT a FROM b'); const x = 'SELECT a FROM b';`],
    ['what is logged', 'src-main/a.ts', `log.warn('It was not there.');`],
    ['a name of a module', 'src-main/a.ts', `import 'a module of two words';`],
  ])('passes over %s', async (_, file, text) => expect(await found(file, text)).toEqual([]));
});

it('the catalogue of the house can be read', () => {
  expect(readCatalogue(join(root, 'resources/messages/en')).problems).toEqual([]);
});

describe('how messages are written', () => {
  const english = (text: string): void => write('resources/messages/en/send.ftl', text);
  const rulesOf = (text: string, exact: Record<string, string> = {}): string[] => {
    english(text);
    return readVoice(folder, 'en', exact).hits.map(({ rule, id }) => `${rule} ${id}`);
  };
  const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

  it.each([
    ['a sentence of more than 20 words', `send-a = Short. ${words(21)}.\n`, ['sentence send-a']],
    ['more than 35 words in all', `send-a = ${words(18)}. ${words(18)}.\n`, ['sentence send-a']],
    ['a long choice', `send-a = { $n ->\n    [one] One\n   *[other] ${words(21)}\n}\n`, ['sentence send-a']],
    ['a button of six words', `send-confirm = ${words(6)}\n`, ['sentence send-confirm']],
    ['a button with a full stop', 'send-a = A\n    .act = Send it.\n', ['sentence send-a.act']],
    ['a beginning with It', 'send-a = It waits.\n', ['start send-a']],
    ['a long form', 'send-a = Ochre does not send.\n', ['contraction send-a']],
    ['an older word', 'send-a = Register the wallet\n', ['banned send-a']],
    ['a comfort outside the frame', 'send-a = Nothing was sent\n', ['banned send-a']],
    ['a text twice', 'send-a = Pay this one now\nsend-b = Pay this one now\n', ['twice send-b']],
  ])('finds %s', (_, text, found) => {
    expect(rulesOf(text)).toEqual(found);
  });

  it.each([
    ['what is within the limits', `send-a = ${words(20)}. ${words(15)}.\nsend-b = Send it\n`],
    ['a question that begins so', 'send-a = Is that it?\nsend-b = What do you send?\n'],
    ['a label twice', 'send-a = Send it now\nsend-b = Send it now\n'],
    ['words to search by', 'send-a = A\n    .also = it register please\n'],
  ])('takes %s', (_, text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  it('finds a changed text of those that carry money, and lets them be written in full', () => {
    const text = 'You cannot undo it.';
    expect(rulesOf(`send-a = ${text}\n`, { 'send-a': hashOf([text]) })).toEqual([]);
    expect(rulesOf('send-a = You can undo it.\n', { 'send-a': hashOf([text]) })).toEqual(['exact send-a']);
  });

  it('is held against ceilings that only fall', () => {
    for (const language of ['en', 'es', 'de'])
      write(`resources/messages/${language}/send.ftl`, 'send-a = It waits\n');
    const none = {
      values: 1,
      words: 2,
      sentence: 0,
      start: 1,
      contraction: 0,
      banned: 0,
      twice: 0,
      exact: 0,
    };
    const ceilings = { en: { ...none, start: 5 }, es: none, de: none };
    write('scripts/lint/voice.json', JSON.stringify({ exact: {}, ceilings, files: { send: [1, 2] } }));
    expect(holdVoice(folder, true).problems).toEqual([]);
    english('send-a = It waits\nsend-b = They wait\n');
    expect(holdVoice(folder, true).problems.map((one) => one.split(',')[0])).toEqual([
      'en values: 2',
      'en words: 4',
      'en start: 2',
      'send.ftl values: 2',
      'send.ftl words: 4',
    ]);
  });
});
