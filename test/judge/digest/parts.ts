import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mnemonicToSeedSync } from 'bip39';
import { EMPTY_BOOK } from '../../../src-main/verify/book/book.ts';
import { WalletError } from '../../../src-main/base/errors.ts';
import { judge } from '../../../src-main/verify/verdict/judge.ts';
import { defaultLimits } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import { EVERY_KEYCHAIN, RESTORE_SEARCH, type JudgeAccount } from '../../../src-main/keys/account.ts';
import { readBack, readContent, type RawImport } from '../../../src-main/verify/imported/read-imported.ts';
import { judgeImported } from '../../../src-main/verify/imported/judge-imported.ts';
import { applySignatures } from '../../../src-main/verify/imported/apply-signatures.ts';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { judgeInput, mutantOf } from '../../fuzz/fuzz.ts';
import { templates } from '../../fuzz/templates.ts';
import { readFolder, type InteropCase, type InteropWallet } from '../../interop/manifest.ts';
import { bipVectors, rgbPsbts } from '../../support/psbt/published.ts';
import { judgeInputOf, parseCorpus, type CorpusCase } from '../../support/psbt/corpus.ts';
import { accountOf } from '../../support/psbt/second-opinion.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import { readConsignmentSet, trialOf } from '../../support/rgb/consignments.ts';
import { canonicalJson, historyLine, refusalLine, verdictLine } from './lines.ts';

/** Cases of one origin. */
export interface Part {
  readonly name: string;
  readonly cases: number;
  /** The name of the case with this number, from 0, and what is said of it. */
  readonly line: (index: number) => string;
}

const TEST = resolve(import.meta.dirname, '../..');
const SEEDS = [1, 2, 3];
/** Of all seeds together. */
const MUTANTS = 50_000;
/** No clock is asked: locks and dates are judged as of this moment. */
const NOW_MS = Date.UTC(2026, 0, 1);

/** What was made to be told apart: every corpus of transactions, and every set of histories. Takes a second or two. */
export const partsOfCorpora = (): readonly Part[] => [
  ...filesIn('corpus', '.json').map(corpusPart),
  ...filesIn('vectors/consignments', '.json.gz').map(historiesPart),
];

/** What is judged without an intent: the corpora once more, published PSBTs, and what other programs made. */
export function partsOfImports(): readonly Part[] {
  return [bareCorporaPart(), ...[174, 370, 371].map(vectorsPart), servicesPart(), interopPart()];
}

/** The mutants of the fuzz lane. */
export function partsOfMutants(): readonly Part[] {
  const all = templates();
  return SEEDS.map((seed, i) => ({
    name: `mutants of seed ${seed}`,
    cases: Math.ceil((MUTANTS - i) / SEEDS.length),
    line: (index) => {
      const { template, mutated } = mutantOf(all, seed, index);
      return `${index} ${verdictLine(judge(judgeInput(template, mutated)))}`;
    },
  }));
}

/** As the answer to what was asked for. */
function corpusPart(file: string): Part {
  const cases = corpusCases(file);
  return partOf(
    file,
    cases,
    ({ id }) => id,
    (one) => verdictLine(judge(judgeInputOf(one))),
  );
}

/** As PSBTs of which nothing is known but the own book. */
function bareCorporaPart(): Part {
  const cases = inOrder(
    filesIn('corpus', '.json').flatMap(corpusCases),
    ({ account }) => account.xpubs.vanilla,
  );
  return partOf(
    'corpora, bare',
    cases,
    ({ id }) => id,
    (one) => {
      const { account, limits, book } = judgeInputOf(one);
      return importLine({ kind: 'text', text: one.psbt }, { account, limits, book });
    },
  );
}

function corpusCases(file: string): readonly CorpusCase[] {
  try {
    return parseCorpus(readFileSync(join(TEST, file), 'utf8')).cases;
  } catch (error) {
    throw new Error(`The digest has no reader for ${file}`, { cause: error });
  }
}

/** By a wallet that has nothing to do with them, without asking first whether they are its own. */
function vectorsPart(bip: number): Part {
  const { account } = testWallet();
  const snapshot = { takenAtMs: NOW_MS, entries: [] };
  const input = { snapshot, book: EMPTY_BOOK, account, limits: defaultLimits(null) };
  const all = Object.values(bipVectors(bip)).flat();
  return partOf(
    `bip${bip}-psbt.json`,
    all,
    (one) => one.case,
    ({ base64: psbt }) => verdictLine(judge({ ...input, psbt, intent: { kind: 'offline' } })),
  );
}

/** By their owner, where his words were published too. */
function servicesPart(): Part {
  const cases = inOrder(rgbPsbts, ({ signer_mnemonic }) => signer_mnemonic ?? '');
  return partOf(
    'rgb-psbts.json',
    cases,
    ({ what }) => what,
    ({ signer_mnemonic: words, psbt }) =>
      importLine(
        { kind: 'text', text: psbt },
        { account: words === null ? testWallet().account : restored(words) },
      ),
  );
}

function interopPart(): Part {
  const folder = readFolder(join(TEST, 'vectors/psbt-interop'));
  const accounts = new Map<string, JudgeAccount>();
  const accountFor = (name: string): JudgeAccount => {
    const found = accounts.get(name) ?? interopAccount(folder.wallets[name]!);
    accounts.set(name, found);
    return found;
  };
  return partOf(
    'psbt-interop',
    // Combining gives no verdict: the interop lane compares what it makes with a node's own.
    folder.cases.filter(({ as }) => as !== 'combine'),
    ({ file, wallet }) => `${file} (${wallet})`,
    (one) => {
      const account = accountFor(one.wallet);
      const content = contentOf(one, folder.bytes(one.file));
      if (one.as !== 'back') return importLine(content, { account });
      return lineOrRefusal(() => {
        const asked = readContent({ kind: 'bytes', bytes: folder.bytes(one.of ?? '') });
        if (asked.kind !== 'psbt') throw new Error(`${one.of ?? ''} is no PSBT`);
        const { psbt, txid } = applySignatures(asked.psbt, readBack(content), account);
        return canonicalJson({ psbt, txid });
      });
    },
  );
}

function contentOf({ as }: InteropCase, bytes: Buffer): RawImport {
  if (as !== 'codes') return { kind: 'bytes', bytes };
  const texts = bytes.toString('utf8').trim().split('\n');
  const [first = ''] = texts;
  return texts.length > 1 || /^ur:/i.test(first)
    ? { kind: 'parts', parts: texts.map((text) => text.trim()) }
    : { kind: 'text', text: first };
}

function interopAccount({ words, origin, registeredKeychain }: InteropWallet): JudgeAccount {
  const account = restored(words);
  const { vanilla, colored } = account.keychains;
  return {
    ...account,
    highestIndex: origin === 'restored' ? account.highestIndex : { vanilla: -1, colored: -1 },
    keychains: { vanilla: registeredKeychain === undefined ? vanilla : [registeredKeychain], colored },
  };
}

/** Of words whose indexes nobody knows yet. */
function restored(words: string): JudgeAccount {
  const furthest = RESTORE_SEARCH - 20;
  const highestIndex = { vanilla: furthest, colored: furthest };
  return accountOf(mnemonicToSeedSync(words), EVERY_KEYCHAIN, highestIndex);
}

function historiesPart(file: string): Part {
  const set = readConsignmentSet(readFileSync(join(TEST, file)));
  return partOf(
    file,
    set.cases,
    ({ id }) => id,
    (one) => {
      const { bytes, ask, chain } = trialOf(set, one);
      return historyLine(validateHistory(bytes, ask, chain));
    },
  );
}

type Here = Pick<Parameters<typeof judgeImported>[0], 'account'> &
  Partial<Pick<Parameters<typeof judgeImported>[0], 'limits' | 'book'>>;

/** As something that was imported: its verdict, and what a person has to answer before it is signed. */
const importLine = (content: RawImport, here: Here): string =>
  lineOrRefusal(() => {
    const brought = readContent(content);
    const known = { limits: defaultLimits(null), book: EMPTY_BOOK, nowMs: NOW_MS };
    const { verdict, questions } = judgeImported({ ...known, ...here, brought });
    return `${verdictLine(verdict)} ${questions.map(({ id }) => id).join()}`;
  });

function lineOrRefusal(line: () => string): string {
  try {
    return line();
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { code, facts } = error.failure;
    return refusalLine('problem' in facts ? facts.problem : 'code' in facts ? facts.code : code);
  }
}

const partOf = <T>(
  name: string,
  cases: readonly T[],
  id: (one: T) => string,
  line: (one: T) => string,
): Part => ({ name, cases: cases.length, line: (index) => `${id(cases[index]!)} ${line(cases[index]!)}` });

/** Those of one wallet beside each other: the judge remembers the scripts of a few wallets only, and derives them anew. */
const inOrder = <T>(cases: readonly T[], by: (one: T) => string): readonly T[] =>
  [...cases].sort((a, b) => (by(a) === by(b) ? 0 : by(a) < by(b) ? -1 : 1));

/** In one order on every machine. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(TEST, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
