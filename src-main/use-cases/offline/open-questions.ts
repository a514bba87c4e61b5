import { questionsOf } from '../../domain/offline/questions.ts';
import type { Question } from '../../domain/offline/questions.ts';
import type { Held } from './held.ts';

/** Of a pack nothing: the judge compared all of it with what was asked for. */
export function openQuestions({ input, verdict }: Pick<Held, 'input' | 'verdict'>): Question[] {
  return input.intent.kind === 'offline' && verdict.outcome !== 'contradicts'
    ? questionsOf(input.psbt, verdict)
    : [];
}
