import type { AssetView } from '../../../src-preload/contract/index.ts';
import { assetWords, atOrOn, exact, foreign, sats, units } from '../../text/index.ts';
import { leaving } from './leaving.ts';
import type { Readable, RecipientForm } from './recipient.svelte.ts';
import { sayList, say } from '../../../src-preload/messages/say.ts';

/** Why a line isn't a readable invoice, by main’s code. Codes with the same remedy share a sentence. */
const UNREADABLE = {
  scheme: 'scheme',
  olderLayout: 'version',
  rgb012: 'version',
  duplicateKey: 'duplicateKey',
  tooMany: 'tooMany',
  csvFields: 'csvCells',
  csvQuote: 'csvCells',
  csvAsset: 'csvAsset',
  csvAssetDiffers: 'csvAsset',
  csvAmount: 'csvAmount',
  csvDecimals: 'csvAmount',
  csvTooMuch: 'csvAmount',
  csvAmountDiffers: 'csvAmount',
  csvPrecision: 'csvPrecision',
  csvSats: 'csvSats',
} as const;

export function unreadable(code: string): string {
  const problem = Object.hasOwn(UNREADABLE, code) ? UNREADABLE[code as keyof typeof UNREADABLE] : 'other';
  return say('send-unreadable', { problem, code });
}

/** Why an invoice isn't paid. Main's `endpointRefused` means two: no usable endpoint, or one that others can read. */
export function refusedInvoiceText(
  refusal: NonNullable<Readable['refusal']>,
  { endpoints, expiresAtMs }: Pick<Readable, 'endpoints' | 'expiresAtMs'>,
  nowMs: number,
): string {
  if (refusal === 'expired')
    return say('send-refused-expired', { time: atOrOn(expiresAtMs ?? nowMs, nowMs) });
  if (refusal === 'tooManyEndpoints' || refusal === 'notAnAmount')
    return say('send-refused', { refusal: 'unfit' });
  const unsafe = endpoints.some(({ risk }) => risk === 'plain');
  return say('send-refused', { refusal: refusal === 'endpointRefused' && !unsafe ? 'noEndpoint' : refusal });
}

const FIELDS = {
  recipient: 'send-details.recipient',
  asset: 'transfer-column-asset',
  amount: 'transfer-column-amount',
  expiry: 'transfer-times-ends',
  endpoints: 'send-details.endpoints',
  answer: 'send-differs-answer',
} as const;

export function differing(
  { field, here, service }: NonNullable<Readable['differs']>[number],
  asset: AssetView | undefined,
) {
  const written = (value: string): string => {
    if (value === '~') return say('send-differs-open');
    const whole = /^\d{1,20}$/.test(value);
    if (field === 'amount' && whole)
      return asset === undefined ? say('send-asks-units', { amount: value }) : units(value, asset);
    if (field === 'expiry' && whole) return exact(Number(value) * 1_000);
    return foreign(value);
  };
  const known = Object.hasOwn(FIELDS, field) ? FIELDS[field as keyof typeof FIELDS] : null;
  const name = known === null ? foreign(field, 40) : say(known);
  return { name, here: written(here), service: written(service) };
}

type Find = (assetId: string) => AssetView | undefined;

export function inAll(recipients: readonly RecipientForm[], find: Find): string {
  const words = assetWords(find);
  const open = recipients.filter((one) => one.amount(findOf(one, find)) === null).length;
  const satsInAll = recipients.reduce((sum, { witnessSats }) => sum + (witnessSats ?? 0), 0);
  return sayList([
    ...leaving(recipients, find)
      .filter(({ amount }) => amount > 0n)
      .map(({ assetId, amount }) => words.amount(assetId, amount)),
    ...(open === 0 ? [] : [say('send-open-amount')]),
    ...(satsInAll === 0 ? [] : [sats(satsInAll)]),
  ]);
}

const findOf = ({ assetId }: RecipientForm, find: Find): AssetView | undefined =>
  assetId === null ? undefined : find(assetId);
