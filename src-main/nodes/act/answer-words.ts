import type { NodeAnswer } from '../state/answer.ts';

/** An answer in few words, for a history and a screen. A service's text was cleaned where it was read. */
export function wordsOf(answer: NodeAnswer): string {
  switch (answer.kind) {
    case 'notReady':
      return `not ready yet (${String(answer.status)})`;
    case 'refused':
      return answer.text === '' ? `refused (${String(answer.status)})` : answer.text;
    case 'noAnswer':
      return `no answer yet: ${answer.text}`;
    default:
      return answer.kind;
  }
}
