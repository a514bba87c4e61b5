import { amountCode, assetIdText, readAmountCode, readAssetId } from './texts.ts';

/** What an invoice of the 0.11 line says (rgb-commitment.md 9). Null: left open. */
export interface Invoice {
  readonly contract: Uint8Array | null;
  /** By its schema; null where that is left open or is another. */
  readonly kind: InvoiceKind | null;
  /** Base units. */
  readonly amount: bigint | null;
  /** Not read any further here. */
  readonly recipientId: string;
  readonly expiresAtSeconds: number | null;
  readonly endpoints: readonly string[];
}

export type InvoiceKind = keyof typeof SCHEMAS;

/** The schemas that this service issues under (rgb-commitment.md 9). */
const SCHEMAS = {
  nia: 'RWhwUfTMpuP2Zfx1~j4nswCANGeJrYOqDcKelaMV4zU',
  uda: '~6rjymf3GTE840lb5JoXm2aFwE8eWCk3mCjOf_mUztE',
  cfa: 'JgqK5hJX9YBT4osCV7VcW_iLTcA5csUCnLzvaKTTrNY',
} as const;
/** Of a unique asset the one token there is: how much of it stands before the sign, which one behind. */
const TOKEN = '@0';

export function invoiceText(invoice: Invoice): string {
  const { contract, kind, amount, recipientId, expiresAtSeconds, endpoints } = invoice;
  const parts = [
    contract === null ? 'rgb:~' : assetIdText(contract),
    kind === null ? '~' : SCHEMAS[kind],
    stateText(kind, amount),
    recipientId,
  ];
  const query = [
    ...(amount === null ? [] : ['assignment_name=assetOwner']),
    ...(expiresAtSeconds === null ? [] : [`expiry=${expiresAtSeconds}`]),
    `endpoints=${endpoints.join(',')}`,
  ];
  return `${parts.join('/')}?${query.join('&')}`;
}

/** Null for what is no invoice of that layout. Unknown keys are legal and dropped; a key may stand once. */
export function readInvoice(text: string): Invoice | null {
  const [path = '', query = '', ...more] = text.split('?');
  const [asset = '', schema = '', state = '', recipientId = '', ...parts] = path.split('/');
  if (more.length > 0 || parts.length > 0 || recipientId === '') return null;
  const contract = asset === 'rgb:~' ? null : readAssetId(asset);
  if (contract === null && asset !== 'rgb:~') return null;
  if (!/^(~|[\w~]{43})$/.test(schema)) return null;
  const amount = readState(state);
  if (amount === null && state !== '~') return null;
  const said = readQuery(query);
  const expiry = said?.get('expiry');
  if (said === null || (expiry !== undefined && !/^(0|[1-9]\d{0,11})$/.test(expiry))) return null;
  const endpoints = said.get('endpoints');
  return {
    contract,
    kind: KINDS.find((kind) => SCHEMAS[kind] === schema) ?? null,
    amount,
    recipientId,
    expiresAtSeconds: expiry === undefined ? null : Number(expiry),
    endpoints: endpoints === undefined ? [] : endpoints.split(','),
  };
}

const KINDS = ['nia', 'uda', 'cfa'] as const;

function stateText(kind: InvoiceKind | null, amount: bigint | null): string {
  if (amount === null) return '~';
  return kind === 'uda' ? `${amount}${TOKEN}` : amountCode(amount);
}

function readState(text: string): bigint | null {
  const fraction = text.endsWith(TOKEN) ? text.slice(0, -TOKEN.length) : null;
  if (fraction === null) return readAmountCode(text);
  return /^[1-9]\d{0,18}$/.test(fraction) ? BigInt(fraction) : null;
}

function readQuery(query: string): Map<string, string> | null {
  const said = new Map<string, string>();
  for (const pair of query === '' ? [] : query.split('&')) {
    const [key = '', value, ...more] = pair.split('=');
    if (value === undefined || more.length > 0) return null;
    try {
      const name = decodeURIComponent(key);
      if (said.has(name)) return null;
      said.set(name, decodeURIComponent(value));
    } catch {
      return null;
    }
  }
  return said;
}
