// Holds the catalogue of all that Ochre says against the code: `npm run messages` writes the types of it, and says what is
// missing in a language, what nobody says, which words stand in code instead, and whether it is written as its rules say.
// Ends with 1 where there is anything. With --voice: each message that breaks a rule, by the rule.
import { join } from 'node:path';
import { readCatalogue } from './lib/messages/catalogue.mjs';
import { differences } from './lib/messages/differences.mjs';
import { wordsOutside } from './lib/messages/outside.mjs';
import { writeMessageTypes } from './lib/messages/types.mjs';
import { unusedIn } from './lib/messages/used.mjs';
import { holdVoice } from './lib/messages/voice.mjs';
import { root } from './lib/root.mjs';

const asJson = process.argv.includes('--json');
const folder = join(root, 'resources/messages');
const english = readCatalogue(join(folder, 'en'));
const isChecked = process.argv.includes('--check');
if (!isChecked) writeMessageTypes(root, english);

const others = Object.fromEntries(
  ['es', 'de'].map((language) => {
    const catalogue = readCatalogue(join(folder, language));
    return [language, { problems: catalogue.problems, ...differences(english, catalogue) }];
  }),
);
const unused = [...unusedIn(root, english), ...english.unusedTerms.map((name) => `-${name}`)];
const voice = holdVoice(root, !isChecked);
// ESLint finds words outside, too.
const outside = isChecked || process.argv.includes('--quick') ? [] : await wordsOutside(root);

if (asJson) {
  const languages = Object.fromEntries(
    Object.entries(others).map(([language, { missing, more, differ }]) => [
      language,
      { missing: missing.length, more: more.length, differ: differ.length },
    ]),
  );
  console.log(
    JSON.stringify({
      messages: english.messages.size,
      languages,
      unused: unused.length,
      outside: outside.length,
      values: voice.english.values,
      words: voice.english.words,
      voice: voice.counts,
    }),
  );
} else if (process.argv.includes('--voice')) {
  for (const { rule, id, text } of voice.english.hits) console.log(`${rule}\t${id}\t${text}`);
  console.log(JSON.stringify(voice.counts['en']));
} else {
  for (const problem of english.problems) console.log(`en/${problem}`);
  for (const [language, { problems, missing, more, differ }] of Object.entries(others)) {
    for (const problem of problems) console.log(`${language}/${problem}`);
    for (const id of missing) console.log(`${language} lacks ${id}`);
    for (const id of more) console.log(`${language} has ${id}, which English has not`);
    for (const id of differ) console.log(`${language} puts other things into ${id} than English`);
  }
  for (const id of unused) console.log(`nobody says ${id}`);
  for (const { file, line, text } of outside) console.log(`${file}:${String(line)} ${text}`);
  for (const problem of voice.problems) console.log(problem);
  console.log(
    `${String(english.messages.size)} messages; ${String(unused.length)} unused, ${String(outside.length)} outside of the catalogue.`,
  );
}
const wrong =
  english.problems.length +
  unused.length +
  outside.length +
  voice.problems.length +
  Object.values(others).reduce(
    (sum, one) => sum + one.problems.length + one.missing.length + one.more.length + one.differ.length,
    0,
  );
process.exitCode = wrong === 0 ? 0 : 1;
