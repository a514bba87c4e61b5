import type { AssetView } from '../../../src-preload/contract/index.ts';
import { exact, foreign, sats, units } from '../../text/index.ts';
import type { Readable } from './recipient.svelte.ts';
import { say } from '../../../src-preload/messages/say.ts';

/** Why a line is no invoice that can be read, by main’s code. Others are shown by their name. */
const UNREADABLE = [
  'tooLong',
  'characters',
  'scheme',
  'olderLayout',
  'rgb012',
  'parts',
  'contract',
  'schema',
  'amount',
  'query',
  'duplicateKey',
  'expiry',
  'assignmentName',
  'endpoint',
  'credentials',
  'tooManyEndpoints',
  'form',
  'network',
  'liquid',
  'kind',
  'checksum',
  'scriptType',
  'padding',
  'notOnCurve',
  'tooMany',
  'csvFields',
  'csvQuote',
  'csvAsset',
  'csvAssetDiffers',
  'csvAmount',
  'csvDecimals',
  'csvTooMuch',
  'csvPrecision',
  'csvAmountDiffers',
  'csvSats',
] as const;

/** Why it is not paid. One refusal of main's stands for two: it is delivered nowhere, or where others can read it. */
export function refusedText(
  refusal: NonNullable<Readable['refusal']>,
  { endpoints }: Pick<Readable, 'endpoints'>,
): string {
  const unsafe = endpoints.some(({ risk }) => risk === 'plain');
  return say(`send-refused-${refusal === 'endpointRefused' && !unsafe ? 'noEndpoint' : refusal}`);
}

export function unreadable(problem: string): string {
  const known = UNREADABLE.find((one) => one === problem);
  if (known !== undefined) return say(`send-unreadable-${known}`);
  const named = { problem };
  return problem.startsWith('csv')
    ? say('send-unreadable-table', named)
    : say('send-unreadable-other', named);
}

export function kindWords({ kind }: Pick<Readable, 'kind'>, witnessSats: number | null): string {
  if (kind === 'blinded') return say('send-to-slot');
  return witnessSats === null
    ? say('send-to-output')
    : say('send-to-output-with', { amount: sats(witnessSats) });
}

const FIELDS = ['recipient', 'asset', 'amount', 'expiry', 'endpoints', 'answer'] as const;

/** One field that two readers see differently, as people write it. */
export function differing(
  { field, here, service }: NonNullable<Readable['differs']>[number],
  asset: AssetView | undefined,
) {
  const written = (value: string): string => {
    if (value === '~') return say('send-differs-open');
    const whole = /^\d{1,20}$/.test(value);
    if (field === 'amount' && whole)
      return asset === undefined ? say('send-differs-units', { amount: value }) : units(value, asset);
    if (field === 'expiry' && whole) return exact(Number(value) * 1_000);
    return foreign(value);
  };
  const known = FIELDS.find((one) => one === field);
  const name = known === undefined ? foreign(field, 40) : say(`send-differs-${known}`);
  return { name, here: written(here), service: written(service) };
}
