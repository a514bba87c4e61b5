import type { SchemaName } from '../../../src-main/verify/history/schemas.ts';
import type { ParsedInvoice } from '../../../src-main/invoices/invoice.ts';

/** Branches of RGB that do not understand each other's invoices; `older`: rgb-lib to alpha.12, with an interface for a schema. */
type RgbLine = '0.11.1' | '0.11.1-bfa' | '0.12' | 'older';

interface KnownSchema {
  readonly kind: SchemaName | 'BFA';
  readonly line: RgbLine;
  /** Of a schema that changed: the first release of rgb-lib that has it (service-facts.md 3.5). */
  readonly since: 'beta.1' | 'beta.3' | 'beta.5' | 'beta.6' | null;
}

/** By schema id, as an invoice writes it. An id that is not here is of a kind that is not known. */
export const SCHEMA_IDS: ReadonlyMap<string, KnownSchema> = new Map([
  ['RWhwUfTMpuP2Zfx1~j4nswCANGeJrYOqDcKelaMV4zU', { kind: 'NIA', line: '0.11.1', since: null }],
  ['JgqK5hJX9YBT4osCV7VcW_iLTcA5csUCnLzvaKTTrNY', { kind: 'CFA', line: '0.11.1', since: null }],
  ['~6rjymf3GTE840lb5JoXm2aFwE8eWCk3mCjOf_mUztE', { kind: 'UDA', line: '0.11.1', since: null }],
  ['boBJfIhHYmFRFveNF5QvmyvgDVh3T5Gicqg6A~_czfY', { kind: 'IFA', line: '0.11.1', since: 'beta.1' }],
  ['gmV~iQgvBidk3AR8u~_tlCqCMMBBvKMWQwW6JMWVtGA', { kind: 'IFA', line: '0.11.1', since: 'beta.3' }],
  ['p6H_wtDgei9HHUVLjKW0tNdHHFLhfHxrn9QX_QQUE78', { kind: 'IFA', line: '0.11.1', since: 'beta.5' }],
  ['IpjJhFLz3oywYKQxO3KmFgR0Aa415nlTNrNyEFqMZCE', { kind: 'IFA', line: '0.11.1', since: 'beta.6' }],
  ['mXfH3DI28cPIC8kkamtpgRC5Yct2WS6Cd6XPTGtst~A', { kind: 'BFA', line: '0.11.1-bfa', since: null }],
]);

/** Kinds that Bitcoin alone validates can be checked here; kinds that need another chain can't. */
export const isOfBitcoinAlone = (kind: KnownSchema['kind']): boolean => kind !== 'BFA';

/** Which line of RGB an invoice is of; null where nothing tells. One without a schema can be of either line of 0.11.1. */
export function rgbLineOf(read: ParsedInvoice): RgbLine | null {
  if (!read.ok) return read.reason === 'rgb012' ? '0.12' : read.reason === 'olderLayout' ? 'older' : null;
  const { schemaId } = read.invoice;
  return SCHEMA_IDS.get(schemaId ?? '')?.line ?? '0.11.1';
}
