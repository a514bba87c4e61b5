import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';

/**
 * How the messages are written: short sentences that begin with a noun, one word for one thing, no text twice. Each rule
 * has a ceiling in scripts/lint/voice.json, which may only fall.
 */

/** @typedef {'sentence' | 'start' | 'contraction' | 'banned' | 'twice' | 'exact'} Rule */
/** @typedef {{ readonly rule: Rule, readonly id: string, readonly text: string }} Hit */
/** @typedef {{ readonly values: number, readonly words: number, readonly files: Record<string, readonly [values: number, words: number]>, readonly hits: readonly Hit[] }} Voice */

const RULES = /** @type {const} */ (['sentence', 'start', 'contraction', 'banned', 'twice', 'exact']);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'._-]*/gu;
const SENTENCE_WORDS = { en: 20, es: 24, de: 20 };
const MESSAGE_WORDS = 35;
const ACT_WORDS = 5;
/** A text of so few words may stand twice: it is a label. */
const LABEL_WORDS = 3;

/** A sentence begins with what it is about. Questions may begin otherwise. */
const STARTS = {
  en: /^(It|Its|They|Those|Of|What|Whose|That)\b(?!.*\?$)/,
  es: /^(Que|Lo que|Eso|Esto)\b/,
  de: /^(Es|Sie|Er|Was|Dass)\b(?!.*\?$)/,
};
/** Older words for what has one word now, and forms of address that Ochre does not use. */
const BANNED = {
  en: [
    /\bpack\b/,
    /own service/,
    /\b[Rr]egister/,
    /network source/,
    /base units/,
    /smallest unit/,
    /[Kk]eychain \{|keychain [01]\b/,
    /\bgive[ns]? up\b/,
    /\bhand(?:ed)? over\b/,
    /\bbr(?:ing|ought)\b/,
    /by itself/,
    /\balone\b/,
    /\bwhoever\b/,
    /\blies? (?:on|there)\b/,
    /\b[Pp]lease\b/,
    /!$/,
  ],
  es: [/\busted/, /\bpor sí sol/, /\bbase units/],
  de: [/\b(?<=[a-zäöü,] )(?:Sie|Ihre?[nmrs]?|Ihnen)\b/, /von selbst/, /\bBasiseinheit/],
};
/** The frame of a failure says so, once: see failure-frame. */
const NOTHING_WAS = /Nothing was/;
const FRAME = /^failure-frame/;
const UNCONTRACTED =
  /\b(?:do|does|did|is|are|was|were|will|would|could|should|has|have|can) not\b|\bcannot\b/;
const ACT = /(?:^|[-.])(?:confirm|act|action|do|submit)(?:-[a-z-]+)?$/;

/** @param {string} text */
const wordsIn = (text) => (text.match(WORD) ?? []).length;

/**
 * @param {string} root
 * @param {'en' | 'es' | 'de'} language
 * @param {Record<string, string>} exact messages that carry money, by the hash of their text
 * @returns {Voice}
 */
function readVoice(root, language, exact) {
  const folder = join(root, 'resources/messages', language);
  /** @type {Record<string, readonly [number, number]>} */
  const files = {};
  /** @type {Hit[]} */
  const hits = [];
  /** @type {Set<string>} */
  const seen = new Set();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ftl')) continue;
    let values = 0;
    let words = 0;
    for (const [id, pattern, isTerm] of patternsIn(readFileSync(join(folder, file), 'utf8'))) {
      values += 1;
      words += leafWords(pattern);
      if (isTerm || id.endsWith('.also')) continue;
      const texts = textsOf(pattern);
      for (const rule of brokenBy(id, texts, language, exact))
        hits.push({ rule, id, text: texts.join(' | ') });
      const whole = texts.join('|');
      if (wordsIn(whole) > LABEL_WORDS && seen.has(whole)) hits.push({ rule: 'twice', id, text: whole });
      seen.add(whole);
    }
    files[file.slice(0, -'.ftl'.length)] = [values, words];
  }
  const sums = Object.values(files);
  return {
    values: sums.reduce((sum, [values]) => sum + values, 0),
    words: sums.reduce((sum, [, words]) => sum + words, 0),
    files,
    hits,
  };
}

/**
 * @param {string} id
 * @param {readonly string[]} texts one for each way through its choices
 * @param {'en' | 'es' | 'de'} language
 * @param {Record<string, string>} exact
 * @returns {Rule[]}
 */
function brokenBy(id, texts, language, exact) {
  const isLong = texts.some(
    (text) =>
      wordsIn(text) > MESSAGE_WORDS ||
      text.split(/(?<=[.?!:])\s+/).some((sentence) => wordsIn(sentence) > SENTENCE_WORDS[language]) ||
      (ACT.test(id) && !(id in exact) && (wordsIn(text) > ACT_WORDS || text.endsWith('.'))),
  );
  const banned = [...BANNED[language], ...(language === 'en' && !FRAME.test(id) ? [NOTHING_WAS] : [])];
  const isExact = language === 'en' && id in exact;
  return [
    ...(isLong ? [/** @type {const} */ ('sentence')] : []),
    ...(texts.some((text) => STARTS[language].test(text.trim())) ? [/** @type {const} */ ('start')] : []),
    ...(language === 'en' && !isExact && texts.some((text) => UNCONTRACTED.test(text))
      ? [/** @type {const} */ ('contraction')]
      : []),
    ...banned
      .filter((pattern) => texts.some((text) => pattern.test(text)))
      .map(() => /** @type {const} */ ('banned')),
    ...(isExact && hashOf(texts) !== exact[id] ? [/** @type {const} */ ('exact')] : []),
  ];
}

/** @param {readonly string[]} texts */
const hashOf = (texts) => createHash('sha256').update(texts.join('|')).digest('hex').slice(0, 12);

/**
 * @param {string} source
 * @returns {readonly (readonly [id: string, pattern: import('@fluent/syntax').Pattern, isTerm: boolean])[]}
 */
function patternsIn(source) {
  return parse(source, {}).body.flatMap((entry) => {
    if (entry.type !== 'Message' && entry.type !== 'Term') return [];
    const isTerm = entry.type === 'Term';
    const { name } = entry.id;
    return [
      ...(entry.value === null ? [] : [/** @type {const} */ ([name, entry.value, isTerm])]),
      ...entry.attributes.map(
        ({ id, value }) => /** @type {const} */ ([`${name}.${id.name}`, value, isTerm]),
      ),
    ];
  });
}

/**
 * Every way through the choices of a message; what is put in is one word.
 * @param {import('@fluent/syntax').Pattern} pattern
 * @returns {string[]}
 */
function textsOf(pattern) {
  let texts = [''];
  for (const element of pattern.elements) {
    if (element.type === 'TextElement') {
      texts = texts.map((text) => text + element.value);
      continue;
    }
    const { expression } = element;
    const inside =
      expression.type === 'SelectExpression'
        ? expression.variants.flatMap(({ value }) => textsOf(value))
        : [expression.type === 'StringLiteral' ? expression.value : 'x'];
    texts = texts.flatMap((text) => inside.map((one) => text + one));
  }
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

/**
 * Words that are written: each choice once, and nothing that is put in.
 * @param {import('@fluent/syntax').Pattern} pattern
 * @returns {number}
 */
function leafWords(pattern) {
  return pattern.elements.reduce((sum, element) => {
    if (element.type === 'TextElement') return sum + wordsIn(element.value);
    if (element.expression.type !== 'SelectExpression') return sum;
    return sum + element.expression.variants.reduce((inner, { value }) => inner + leafWords(value), 0);
  }, 0);
}

/** @typedef {Record<Rule | 'values' | 'words', number>} Counts */
/** @typedef {{ exact: Record<string, string>, ceilings: Record<'en' | 'es' | 'de', Counts>, files: Record<string, readonly [values: number, words: number]> }} Ceilings */

/**
 * Holds the catalogue against the ceilings of scripts/lint/voice.json, and lowers them to what there is where it may write.
 * @param {string} root
 * @param {boolean} mayWrite
 * @returns {{ readonly english: Voice, readonly counts: Record<string, Counts>, readonly problems: readonly string[] }}
 */
export function holdVoice(root, mayWrite) {
  const path = join(root, 'scripts/lint/voice.json');
  /** @type {Ceilings} */
  const { exact, ceilings, files } = JSON.parse(readFileSync(path, 'utf8'));
  /** @type {string[]} */
  const problems = [];
  /** @type {Record<string, Counts>} */
  const counts = {};
  /** @param {string} what @param {number} is @param {number} most */
  const lower = (what, is, most) => {
    if (is > most)
      problems.push(`${what}: ${String(is)}, and at most ${String(most)} (scripts/lint/voice.json)`);
    return Math.min(is, most);
  };
  const english = readVoice(root, 'en', exact);
  for (const language of /** @type {const} */ (['en', 'es', 'de'])) {
    const { values, words, hits } = language === 'en' ? english : readVoice(root, language, exact);
    const of = /** @type {Counts} */ ({ values, words });
    for (const rule of RULES) of[rule] = hits.filter((hit) => hit.rule === rule).length;
    counts[language] = of;
    const most = ceilings[language];
    for (const key of /** @type {(keyof Counts)[]} */ (Object.keys(of)))
      most[key] = lower(`${language} ${key}`, of[key], most[key]);
  }
  const budget = Object.fromEntries(
    Object.entries(english.files).map(([file, [values, words]]) => {
      const [mostValues, mostWords] = files[file] ?? [0, 0];
      return [
        file,
        [lower(`${file}.ftl values`, values, mostValues), lower(`${file}.ftl words`, words, mostWords)],
      ];
    }),
  );
  if (mayWrite) {
    const text = JSON.stringify({ exact, ceilings, files: budget }, null, 2);
    writeFileSync(path, `${text.replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`);
  }
  return { english, counts, problems };
}
