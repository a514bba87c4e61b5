import { createHmac } from 'node:crypto';
import type { ForeignPhrase, WordLanguage } from '../../src-preload/contract/words.ts';
import { crc32, crc32c } from '../base/crc32.ts';
import { begunWith, findPhrase, listedWord, wordsOf } from './listed-words.ts';
import { bitsOfWords, isListWord, isPhraseLength, toBytes } from './phrase.ts';
import { WORD_LANGUAGES } from './word-lists.ts';

/** Null if it may be BIP39. A foreign phrase must not be mended into BIP39: that would be a stranger's wallet. */
export function foreignKindOf(words: readonly string[]): ForeignPhrase | null {
  // Checked first: with a word too many, Monero's mark fits one phrase in 12 by chance, Electrum's one in 240.
  if (hasOneMore(words)) return 'oneMore';
  if (isShareOfSlip39(words)) return 'slip39';
  if (isMonero(words)) return 'monero';
  const whole = WORD_LANGUAGES.map((language) => wordsOf(words, language)).find((one) => one !== null);
  const isOther = whole === undefined && isOfOtherList(words);
  // A mistyped BIP39 phrase has Electrum's mark once in 240.
  const electrum = whole !== undefined || isOther ? electrumKindOf(whole ?? words) : null;
  if (electrum !== null) return electrum;
  return isOther ? 'otherList' : null;
}

function hasOneMore(words: readonly string[]): boolean {
  const found = isPhraseLength(words.length - 1) ? findPhrase(words.slice(0, -1)) : null;
  found?.entropy.fill(0);
  return found !== null;
}

/** Electrum's docs, "Electrum Seed Version System": HMAC-SHA512 without accents and CJK spaces. Null if unmarked. */
export function electrumKindOf(words: readonly string[]): 'electrum' | 'electrumTwoFactor' | null {
  if (words.length < 12) return null;
  const text = words.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').replace(BETWEEN_CJK, '');
  const version = createHmac('sha512', 'Seed version').update(text, 'utf8').digest('hex');
  if (/^10[12]/.test(version)) return 'electrumTwoFactor';
  return /^(?:01|100)/.test(version) ? 'electrum' : null;
}

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const BETWEEN_CJK = new RegExp(`(?<=${CJK}) (?=${CJK})`, 'gu');

/** LND's aezeed: 33 bytes in BIP39's English words, the last four a CRC-32C over the others. */
export function isAezeed(words: readonly string[]): boolean {
  const bits = words.length === 24 ? bitsOfWords(words) : null;
  if (bits === null) return false;
  const bytes = toBytes(bits);
  return crc32c(bytes.subarray(0, -4)) === new DataView(bytes.buffer).getUint32(29);
}

/** A share has 20 words or more; every second one is BIP39's, too. A few may be mistyped. */
function isShareOfSlip39(words: readonly string[]): boolean {
  const strange = words.filter((word) => !SLIP39_WORDS.has(word)).length;
  return words.length >= 20 && strange <= MISTYPED_IN_A_SHARE;
}

const MISTYPED_IN_A_SHARE = 3;

/** Monero's last word repeats the one that a CRC-32 of all first letters points at. */
function isMonero(words: readonly string[]): boolean {
  const seed = words.slice(0, -1);
  // Repeated BIP39 words aren't Monero's.
  if ((words.length !== 25 && words.length !== 13) || words.every((word) => isListWord(word))) return false;
  return [3, 4].some((letters) => {
    const firstLetters = (word = ''): string => Array.from(word.normalize('NFC')).slice(0, letters).join('');
    const check = crc32(Buffer.from(seed.map(firstLetters).join(''), 'utf8'));
    return firstLetters(seed[check % seed.length]) === firstLetters(words.at(-1));
  });
}

function isOfOtherList(words: readonly string[]): boolean {
  if (words.length < 12 || words.length > MOST_WORDS) return false;
  const isStrange = (word: string, language: WordLanguage): boolean =>
    listedWord(word, language) === null && begunWith(word, language).length === 0;
  return WORD_LANGUAGES.every(
    (language) => words.filter((word) => isStrange(word, language)).length > words.length / 2,
  );
}

/** SLIP39's longest shares have as many. */
const MOST_WORDS = 33;

/** SLIP-0039, from the Python package shamir-mnemonic 0.3.0 (MIT). */
export const SLIP39_WORDS: ReadonlySet<string> = new Set(
  `
academic acid acne acquire acrobat activity actress adapt adequate adjust admit adorn adult advance advocate
afraid again agency agree aide aircraft airline airport ajar alarm album alcohol alien alive alpha already
alto aluminum always amazing ambition amount amuse analysis anatomy ancestor ancient angel angry animal
answer antenna anxiety apart aquatic arcade arena argue armed artist artwork aspect auction august aunt
average aviation avoid award away axis axle beam beard beaver become bedroom behavior being believe belong
benefit best beyond bike biology birthday bishop black blanket blessing blimp blind blue body bolt boring
born both boundary bracelet branch brave breathe briefing broken brother browser bucket budget building bulb
bulge bumpy bundle burden burning busy buyer cage calcium camera campus canyon capacity capital capture
carbon cards careful cargo carpet carve category cause ceiling center ceramic champion change charity check
chemical chest chew chubby cinema civil class clay cleanup client climate clinic clock clogs closet clothes
club cluster coal coastal coding column company corner costume counter course cover cowboy cradle craft
crazy credit cricket criminal crisis critical crowd crucial crunch crush crystal cubic cultural curious
curly custody cylinder daisy damage dance darkness database daughter deadline deal debris debut decent
decision declare decorate decrease deliver demand density deny depart depend depict deploy describe desert
desire desktop destroy detailed detect device devote diagnose dictate diet dilemma diminish dining diploma
disaster discuss disease dish dismiss display distance dive divorce document domain domestic dominant dough
downtown dragon dramatic dream dress drift drink drove drug dryer duckling duke duration dwarf dynamic early
earth easel easy echo eclipse ecology edge editor educate either elbow elder election elegant element
elephant elevator elite else email emerald emission emperor emphasis employer empty ending endless endorse
enemy energy enforce engage enjoy enlarge entrance envelope envy epidemic episode equation equip eraser
erode escape estate estimate evaluate evening evidence evil evoke exact example exceed exchange exclude
excuse execute exercise exhaust exotic expand expect explain express extend extra eyebrow facility fact
failure faint fake false family famous fancy fangs fantasy fatal fatigue favorite fawn fiber fiction filter
finance findings finger firefly firm fiscal fishing fitness flame flash flavor flea flexible flip float
floral fluff focus forbid force forecast forget formal fortune forward founder fraction fragment frequent
freshman friar fridge friendly frost froth frozen fumes funding furl fused galaxy game garbage garden garlic
gasoline gather general genius genre genuine geology gesture glad glance glasses glen glimpse goat golden
graduate grant grasp gravity gray greatest grief grill grin grocery gross group grownup grumpy guard guest
guilt guitar gums hairy hamster hand hanger harvest have havoc hawk hazard headset health hearing heat
helpful herald herd hesitate hobo holiday holy home hormone hospital hour huge human humidity hunting
husband hush husky hybrid idea identify idle image impact imply improve impulse include income increase
index indicate industry infant inform inherit injury inmate insect inside install intend intimate invasion
involve iris island isolate item ivory jacket jerky jewelry join judicial juice jump junction junior junk
jury justice kernel keyboard kidney kind kitchen knife knit laden ladle ladybug lair lamp language large
laser laundry lawsuit leader leaf learn leaves lecture legal legend legs lend length level liberty library
license lift likely lilac lily lips liquid listen literary living lizard loan lobe location losing loud
loyalty luck lunar lunch lungs luxury lying lyrics machine magazine maiden mailman main makeup making mama
manager mandate mansion manual marathon march market marvel mason material math maximum mayor meaning medal
medical member memory mental merchant merit method metric midst mild military mineral minister miracle mixed
mixture mobile modern modify moisture moment morning mortgage mother mountain mouse move much mule multiple
muscle museum music mustang nail national necklace negative nervous network news nuclear numb numerous nylon
oasis obesity object observe obtain ocean often olympic omit oral orange orbit order ordinary organize ounce
oven overall owner paces pacific package paid painting pajamas pancake pants papa paper parcel parking party
patent patrol payment payroll peaceful peanut peasant pecan penalty pencil percent perfect permit petition
phantom pharmacy photo phrase physics pickup picture piece pile pink pipeline pistol pitch plains plan
plastic platform playoff pleasure plot plunge practice prayer preach predator pregnant premium prepare
presence prevent priest primary priority prisoner privacy prize problem process profile program promise
prospect provide prune public pulse pumps punish puny pupal purchase purple python quantity quarter quick
quiet race racism radar railroad rainbow raisin random ranked rapids raspy reaction realize rebound rebuild
recall receiver recover regret regular reject relate remember remind remove render repair repeat replace
require rescue research resident response result retailer retreat reunion revenue review reward rhyme rhythm
rich rival river robin rocky romantic romp roster round royal ruin ruler rumor sack safari salary salon salt
satisfy satoshi saver says scandal scared scatter scene scholar science scout scramble screw script scroll
seafood season secret security segment senior shadow shaft shame shaped sharp shelter sheriff short should
shrimp sidewalk silent silver similar simple single sister skin skunk slap slavery sled slice slim slow
slush smart smear smell smirk smith smoking smug snake snapshot sniff society software soldier solution soul
source space spark speak species spelling spend spew spider spill spine spirit spit spray sprinkle square
squeeze stadium staff standard starting station stay steady step stick stilt story strategy strike style
subject submit sugar suitable sunlight superior surface surprise survive sweater swimming swing switch
symbolic sympathy syndrome system tackle tactics tadpole talent task taste taught taxi teacher teammate
teaspoon temple tenant tendency tension terminal testify texture thank that theater theory therapy thorn
threaten thumb thunder ticket tidy timber timely ting tofu together tolerate total toxic tracks traffic
training transfer trash traveler treat trend trial tricycle trip triumph trouble true trust twice twin type
typical ugly ultimate umbrella uncover undergo unfair unfold unhappy union universe unkind unknown unusual
unwrap upgrade upstairs username usher usual valid valuable vampire vanish various vegan velvet venture
verdict verify very veteran vexed victim video view vintage violence viral visitor visual vitamins vocal
voice volume voter voting walnut warmth warn watch wavy wealthy weapon webcam welcome welfare western width
wildlife window wine wireless wisdom withdraw wits wolf woman work worthy wrap wrist writing wrote year yelp
yield yoga zero
`
    .trim()
    .split(/\s+/),
);
