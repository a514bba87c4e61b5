import { amountCode, assetIdText, readAmountCode, readAssetId } from './texts.ts';

/** What an invoice of the 0.11 line says (rgb-commitment.md 9). Null: left open. */
export interface Invoice {
  readonly contract: Uint8Array | null;
  /** Base units. */
  readonly amount: bigint | null;
  /** Not read any further here. */
  readonly recipientId: string;
  readonly expiresAtSeconds: number | null;
  readonly endpoints: readonly string[];
}

/** The one schema that this service issues under: NIA. */
const NIA_SCHEMA = 'RWhwUfTMpuP2Zfx1~j4nswCANGeJrYOqDcKelaMV4zU';

export function invoiceText(invoice: Invoice): string {
  const { contract, amount, recipientId, expiresAtSeconds, endpoints } = invoice;
  const parts = [
    contract === null ? 'rgb:~' : assetIdText(contract),
    contract === null ? '~' : NIA_SCHEMA,
    amount === null ? '~' : amountCode(amount),
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
  const amount = state === '~' ? null : readAmountCode(state);
  if (amount === null && state !== '~') return null;
  const said = readQuery(query);
  const expiry = said?.get('expiry');
  if (said === null || (expiry !== undefined && !/^(0|[1-9]\d{0,11})$/.test(expiry))) return null;
  const endpoints = said.get('endpoints');
  return {
    contract,
    amount,
    recipientId,
    expiresAtSeconds: expiry === undefined ? null : Number(expiry),
    endpoints: endpoints === undefined ? [] : endpoints.split(','),
  };
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
