import type { ServerResponse } from 'node:http';
import type { Question } from '../../../src-preload/contract/index.ts';
import type { Notices } from '../notices.ts';

/** A page that stopped reading is cut off here, and connects again when it is back. */
const MAX_UNREAD_BYTES = 1_048_576;

/**
 * Notices to one page as server-sent events, until the page leaves. Questions that still wait are told again, so
 * that a reload in the middle of one does not leave main waiting for an answer that nobody can give.
 */
export function openNoticeStream(
  response: ServerResponse,
  from: { readonly notices: Notices; readonly pendingQuestions: () => readonly Question[] },
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const send = (name: string, payload: unknown): void => {
    response.write(`event: ${name}\ndata: ${JSON.stringify(payload)}\n\n`);
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  };
  // The first bytes tell the page that it is heard from now on.
  response.write(': open\n\n');
  for (const question of from.pendingQuestions()) send('confirm.asked', question);
  response.once('close', from.notices.listen(send));
}
