import type { ServerResponse } from 'node:http';
import type { Question } from '../../../src-preload/contract/index.ts';
import type { Notices } from '../notices.ts';

/** A page that stopped reading is cut off here, and connects again when it is back. */
const MAX_UNREAD_BYTES = 1_048_576;

/**
 * Notices to one page, until the page leaves: each `{name, payload}` sealed at its place, behind its length in four
 * bytes. The stream has no end of its own: only somebody else would end it. Questions that still wait are told again,
 * so that a reload in the middle of one does not leave main waiting for an answer that nobody can give.
 */
export function openNoticeStream(
  response: ServerResponse,
  from: {
    readonly seal: (index: number, value: unknown) => Promise<ArrayBuffer>;
    readonly notices: Notices;
    readonly pendingQuestions: () => readonly Question[];
  },
): void {
  let sent = Promise.resolve();
  let index = 0;
  const send = (value: unknown): void => {
    index += 1;
    const sealing = from.seal(index, value);
    sent = sent.then(async () => {
      const sealed = Buffer.from(await sealing);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(sealed.byteLength);
      if (response.destroyed) return;
      response.write(Buffer.concat([length, sealed]));
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    });
  };
  // The first bytes tell the page that it is heard from now on.
  send(null);
  for (const payload of from.pendingQuestions()) send({ name: 'confirm.asked', payload });
  response.once(
    'close',
    from.notices.listen((name, payload) => send({ name, payload })),
  );
}
