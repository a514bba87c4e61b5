import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import { count, id } from './values.ts';

/** An id as a hosting service gives it: any text; it is encoded before it stands in a path. */
export const foreignId = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.idChars));

/** What a hosting service's list of nodes was like when it was read last, beyond its nodes. */
export const hostedList = v.strictObject({
  /** Why the last reading failed; null: it did not. */
  trouble: v.nullable(v.string()),
  /** Rows that could not be read. The first few by name. */
  unread: v.strictObject({ count, names: v.array(v.string()) }),
  /** False: it says that there are more nodes, and not how to get them. */
  isWhole: v.boolean(),
  /** Whether any node in it has its image; null: there was none to have it. */
  tellsImages: v.nullable(v.boolean()),
});

export const hostedLogs = call(
  v.strictObject({ nodeId: id, taskId: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.taskIdChars))) }),
  v.strictObject({ taskId: v.string(), urls: v.array(v.string()) }),
);
