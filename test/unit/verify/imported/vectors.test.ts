import { EMPTY_BOOK } from '../../../../src-main/verify/book/book.ts';
import { mnemonicToSeedSync } from 'bip39';
import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import {
  readImportedBytes,
  readImportedText,
  type ParsedImport,
} from '../../../../src-main/verify/imported/read-imported.ts';
import { inputOwnership } from '../../../../src-main/verify/imported/apply-signatures.ts';
import { judge } from '../../../../src-main/verify/verdict/judge.ts';
import { defaultLimits } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { WalletError } from '../../../../src-main/base/errors.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { bipVectors, rgbPsbts } from '../../../support/psbt/published.ts';
import { accountOf } from '../../../support/psbt/second-opinion.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const [bip174, bip370, bip371] = [bipVectors(174), bipVectors(370), bipVectors(371)];
type Vector = (typeof bip174.valid)[number];

const { account } = testWallet();
const psbtOf = (brought: ParsedImport): string => {
  if (brought.kind !== 'psbt') throw new Error('no bare PSBT');
  return brought.psbt;
};
/** The same answer in every form in which it may come. */
const answerTo = ({ base64, hex }: Vector): string => {
  const forms = [
    () => readImportedText(base64),
    () => readImportedText(hex ?? base64),
    () => readImportedBytes(Buffer.from(base64, 'base64')),
  ];
  const answers = new Set(forms.map((read) => problemOf(() => inputOwnership(psbtOf(read()), account))));
  return [...answers].join(' and ');
};

const special: Readonly<Record<string, string>> = {
  'Network transaction, not PSBT format': 'transaction',
  'PSBT missing outputs': 'cutShort',
  'PSBT where one input has a filled scriptSig in the unsigned tx': 'alreadySigned',
};
it.each(bip174.invalid)('BIP174’s PSBTs, brought to be signed: invalid, is called what it is: $case', (one) =>
  expect(answerTo(one)).toBe(special[one.case] ?? 'damaged'),
);

const spending = [...bip174.valid, ...bip174.fails_signer].filter((one) => !/0 inputs/.test(one.case));
it.each(spending)('BIP174’s PSBTs, brought to be signed: valid, is not for this wallet: $case', (one) =>
  expect(['notOurs', 'alreadySigned']).toContain(answerTo(one)),
);

it('BIP174’s PSBTs, brought to be signed: one without any input is the judge’s to refuse', () => {
  const none = bip174.valid.filter((one) => /0 inputs/.test(one.case));
  expect(none.length).toBe(2);
  for (const { base64 } of none) {
    const intent = { kind: 'offline' } as const;
    const snapshot = { takenAtMs: 0, entries: [] };
    inputOwnership(psbtOf(readImportedText(base64)), account);
    const limits = defaultLimits(null);
    const { outcome } = judge({ psbt: base64, intent, snapshot, book: EMPTY_BOOK, account, limits });
    expect(outcome).toBe('contradicts');
  }
});

describe('PSBTs of BIP370 and BIP371, brought to be signed', () => {
  it.each(bip370.valid)('of version 2 is read as of version 0, and is not for this wallet: $case', (one) => {
    expect(['notOurs', 'alreadySigned']).toContain(answerTo(one));
    const read = Buffer.from(psbtOf(readImportedText(one.base64)), 'base64');
    const { unsignedTx } = Transaction.fromPSBT(Buffer.from(one.base64, 'base64'), { allowUnknown: true });
    expect(read.includes(Buffer.from(unsignedTx))).toBe(true);
  });

  it.each(bip370.invalid)('of version 2 and invalid, is named or damaged: $case', (one) =>
    expect(['version2', 'damaged']).toContain(answerTo(one)),
  );

  it.each(bip371.invalid)('a taproot field of another form is damage: $case', (one) =>
    expect(answerTo(one)).toBe('damaged'),
  );

  it.each(bip371.valid)('valid, is not for this wallet: $case', (one) =>
    expect(['notOurs', 'alreadySigned']).toContain(answerTo(one)),
  );
});

describe('PSBTs that real services made, brought to be signed', () => {
  const known = rgbPsbts.filter((one) => typeof one.signer_mnemonic === 'string');
  const ownerOf = (words: string): typeof account =>
    accountOf(
      mnemonicToSeedSync(words),
      { vanilla: [0, 1], colored: [0, 9] },
      { vanilla: 500, colored: 500 },
    );

  it.each(known.filter((one) => one.signed))(
    'signed, is called signed: $what',
    ({ psbt, signer_mnemonic }) => {
      const owner = ownerOf(signer_mnemonic ?? '');
      expect(problemOf(() => inputOwnership(psbtOf(readImportedText(psbt)), owner))).toBe('alreadySigned');
    },
  );

  it.each(known.filter((one) => !one.signed && !one.what.startsWith('OLD')))(
    'is described for its owner, and never proved without an intent: $what',
    ({ psbt, signer_mnemonic }) => {
      const owner = ownerOf(signer_mnemonic ?? '');
      const brought = psbtOf(readImportedText(psbt));
      inputOwnership(brought, owner);
      const intent = { kind: 'offline' } as const;
      const snapshot = { takenAtMs: 1_800_000_000_000, entries: [] };
      const limits = defaultLimits(null);
      const input = { psbt: brought, intent, snapshot, book: EMPTY_BOOK, account: owner, limits };
      expect(judge(input).outcome).toBe('notProved');
    },
  );

  it('of before the paths of today is described where its coin is ours by derivation, whatever path it names', () => {
    const { psbt, signer_mnemonic } = known.find((one) => one.what.startsWith('OLD alpha.12 create_utxos'))!;
    expect(inputOwnership(psbtOf(readImportedText(psbt)), ownerOf(signer_mnemonic ?? ''))).toBe('ours');
  });

  it.each(known.filter((one) => one.what.startsWith('OLD alpha.12 send')))(
    'of before the paths of today is not taken: $what',
    ({ psbt, signer_mnemonic }) => {
      const owner = ownerOf(signer_mnemonic ?? '');
      const problem = problemOf(() => inputOwnership(psbtOf(readImportedText(psbt)), owner));
      expect(['notOurs', 'noKeyPath']).toContain(problem);
    },
  );

  it.each(rgbPsbts.filter((one) => !one.signed))('is not for another wallet: $what', ({ psbt }) =>
    expect(problemOf(() => inputOwnership(psbtOf(readImportedText(psbt)), account))).toBe('notOurs'),
  );
});

const lockTimeOf = (one: Vector): number | string => {
  try {
    return readPsbt(psbtOf(readImportedText(one.base64))).unsigned.lockTime;
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'BROUGHT_REFUSED')
      return error.failure.facts.problem;
    throw error;
  }
};

it('the lock time of a PSBT of version 2 is the one that BIP370 computes, and none where inputs cannot agree', () => {
  const dates = [1_657_048_460, 1_657_048_460, 1_657_048_460];
  expect(bip370.other.map(lockTimeOf)).toEqual([0, 0, 10_000, 10_000, 10_000, 10_000, ...dates, 'version2']);
});
