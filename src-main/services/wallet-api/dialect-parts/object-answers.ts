import * as v from 'valibot';
import type { ApiRefreshed } from '../../../ports/index.ts';
import * as w from './wire-values.ts';

/** Objects from rgb-node-api where others, and itself before 0.2.0, answer a bare value. */

export const address = w.perhapsInField('address', w.someText);
export const utxosMade = w.perhapsInField('created', w.count);
export const failOutcome = v.pipe(
  w.perhapsInField('changed', v.boolean()),
  v.transform((anyFailed): { anyFailed: boolean | null } => ({ anyFailed })),
);
export const refreshOutcome = v.pipe(
  v.nullable(v.pipe(v.custom<object>(w.isObject), v.strictObject({}))),
  v.transform((): ApiRefreshed => ({ moved: null, failed: null })),
);
export const consignment = v.pipe(
  w.fields({ bytes_hex: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/i)) }),
  v.transform(({ bytes_hex }): Uint8Array => Uint8Array.from(Buffer.from(bytes_hex, 'hex'))),
);
