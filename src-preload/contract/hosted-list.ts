import * as v from 'valibot';
import { count } from './values.ts';

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
