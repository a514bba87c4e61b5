import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import { count, id } from './values.ts';

/** A hosting service's id may be any text; it is encoded before it stands in a path. */
export const foreignId = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.idChars));

export const hostedList = v.strictObject({
  trouble: v.nullable(v.string()),
  unread: v.strictObject({ count, names: v.array(v.string()) }),
  /** False: the service has more nodes, and doesn't say how to get them. */
  isWhole: v.boolean(),
  tellsImages: v.nullable(v.boolean()),
});

export const hostedLogs = call(
  v.strictObject({ nodeId: id, taskId: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.taskIdChars))) }),
  v.strictObject({ taskId: v.string(), urls: v.array(v.string()) }),
);
