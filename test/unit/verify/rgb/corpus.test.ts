import { describe, expect, it } from 'vitest';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { Refusal } from '../../../../src-main/base/refused.ts';
import { proveCommitment } from '../../../../src-main/verify/rgb/commitment.ts';
import { transferAssignments } from '../../../../src-main/verify/rgb/assigned.ts';
import { disagreement, parseInvoice } from '../../../../src-main/invoices/invoice.ts';
import { checkMeaning } from '../../../../src-main/verify/rgb/meaning.ts';
import { askedOf, contextOf, readSendCases, type SendCase } from '../../../support/rgb/corpus-sends.ts';

const sends = readSendCases('public.json');
const genuine = sends.filter(({ expect: expected }) => expected === 'sign');
const malicious = sends.filter(({ expect: expected }) => expected === 'refuse');

/** What the RGB part alone says: the code of its refusal, or null where it proves the send. */
function rgbCode(one: SendCase): string | null {
  const psbt = readPsbt(one.psbt);
  const proof = proveCommitment(psbt, transferAssignments);
  if (!proof.ok) return proof.code;
  return checkMeaning({ proof, asked: askedOf(one), ...contextOf(one, psbt) }).findings[0]?.code ?? null;
}

/** What the RGB part can answer. Cases that allow none of these are about keys, coins, fees or signatures. */
const ANSWERS = [
  'NO_COMMITMENT',
  'TWO_COMMITMENTS',
  'COMMITMENT_FORM',
  'OP_RETURN_VALUE',
  'COMMITMENT_POSITION',
  'COMMITMENT_MISMATCH',
  'RGB_HIDDEN',
  'RGB_UNREADABLE',
  'RGB_TRANSITION_TYPE',
  'WRONG_ASSET',
  'EXTRA_ASSET',
  'RGB_BURN',
  'RGB_RECIPIENT',
  'RGB_AMOUNT',
  'OUTPUT_SIZE',
  'RGB_CHANGE',
  'RGB_BALANCE',
  'RGB_INPUTS',
];
const answerable = malicious.filter(({ codes }) => codes.some((code) => ANSWERS.includes(code)));

describe('the sends of the public corpus', () => {
  it('are there, of both kinds', () => {
    const others = malicious.filter((one) => !answerable.includes(one)).map(({ id }) => id);
    console.warn(
      `the public corpus: ${genuine.length} genuine sends, ${answerable.length} malicious; not RGB's: ${others.join(' ')}`,
    );
    expect(genuine.length).toBeGreaterThan(0);
    expect(answerable.length).toBeGreaterThan(30);
  });

  it.each(genuine)('$id is proved: $title', (one) => expect(rgbCode(one)).toBeNull());

  it.each(genuine)('$id: its invoices say what was confirmed', ({ intent }) => {
    const invoices = intent.recipients.filter(({ invoice }) => invoice !== undefined);
    expect(invoices.length).toBe(intent.recipients.length);
    for (const { invoice, ...chosen } of invoices) {
      const parsed = parseInvoice(invoice ?? '');
      expect(parsed.ok && disagreement(parsed.invoice, chosen)).toBeNull();
    }
  });

  it.each(answerable)('$id is refused: $title', (one) => {
    let code: string | null;
    try {
      code = rgbCode(one);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      code = error.code;
    }
    expect(one.codes).toContain(code);
  });
});
