import type { Question } from '../../../src-preload/contract/index.ts';
import type { Confirm, Random, Tell } from '../../ports/index.ts';

export interface PageConfirm extends Confirm {
  readonly kind: 'page';
  readonly answer: (questionId: string, agreed: boolean) => void;
  readonly pending: () => readonly Question[];
  readonly close: () => void;
}

/** A question without an answer ends then, because somebody else may sit down here later. */
const GIVE_UP_MS = 10 * 60_000;

/** Without a native dialog the page asks, and a compromised one could answer: never mainnet on this host. */
export function createPageConfirm(deps: { readonly tell: Tell; readonly random: Random }): PageConfirm {
  const open = new Map<string, { question: Question; settle: (agreed: boolean) => void }>();
  const answerNo = (): void => {
    for (const { settle } of [...open.values()]) settle(false);
  };
  return {
    kind: 'page',
    ask: (asked) =>
      new Promise((resolve) => {
        const questionId = deps.random.id();
        const question: Question = { ...asked, details: [...asked.details], questionId };
        const giveUp = setTimeout(() => {
          open.get(questionId)?.settle(false);
        }, GIVE_UP_MS);
        open.set(questionId, {
          question,
          settle: (agreed) => {
            clearTimeout(giveUp);
            open.delete(questionId);
            deps.tell('confirm.closed', { questionId });
            resolve(agreed);
          },
        });
        deps.tell('confirm.asked', question);
      }),
    answer: (questionId, agreed) => {
      open.get(questionId)?.settle(agreed);
    },
    pending: () => [...open.values()].map(({ question }) => question),
    turnBack: answerNo,
    close: answerNo,
  };
}
