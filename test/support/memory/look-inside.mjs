// Lets a test look into the memory of the program that it starts: loaded before it by `node --import`. Answers what its
// parent asks over the channel of `fork`; the program itself knows nothing of it.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { writeHeapSnapshot } from 'node:v8';

/** What a test put there, to see that it is found. @type {unknown[]} */
const planted = [];

/** Every ArrayBuffer that anything still holds, after a collection: `queryObjects` makes one. */
async function buffersTo(/** @type {string} */ file) {
  const session = new Session();
  session.connect();
  try {
    const { result: prototype } = await session.post('Runtime.evaluate', {
      expression: 'ArrayBuffer.prototype',
    });
    const { objects } = await session.post('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId ?? '',
    });
    Reflect.set(globalThis, 'ochreTake', (/** @type {ArrayBuffer[]} */ list) => {
      writeFileSync(file, Buffer.concat(list.map((one) => Buffer.from(one))));
      return list.length;
    });
    const { result } = await session.post('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return globalThis.ochreTake(this); }',
      returnByValue: true,
    });
    return Number(result.value);
  } finally {
    Reflect.deleteProperty(globalThis, 'ochreTake');
    session.disconnect();
  }
}

/** @param {{ id: number, act: string, value: string }} asked */
async function answer({ id, act, value }) {
  if (act === 'buffers') process.send?.({ id, value: await buffersTo(value) });
  else if (act === 'snapshot') process.send?.({ id, value: writeHeapSnapshot(value) });
  else if (act === 'plant') {
    const bytes = Uint8Array.from(Buffer.from(value, 'hex'));
    // A text of its own, not a part of the message that brought it.
    planted.push(bytes, Buffer.from(bytes).toString('base64url').split('').join('-'));
    process.send?.({ id, value: 'planted' });
  }
}

process.on('message', (asked) => {
  void answer(/** @type {{ id: number, act: string, value: string }} */ (asked));
});
// The channel is no reason to stay.
process.channel?.unref();
