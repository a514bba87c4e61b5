import * as v from 'valibot';
import { fail, type WalletError } from '../../domain/errors.ts';
import { Refusal } from '../../serving/answers.ts';

const libraryBody = v.object({ message: v.string() });

export function refused(detail: string): WalletError {
  return fail('PRACTICE_REFUSED', { detail });
}

/** What the ledger refuses the friend, said to the person who asked it of them. */
export function asPerson<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const body = v.safeParse(libraryBody, error.answer.body);
    throw refused(body.success ? body.output.message : error.message);
  }
}
