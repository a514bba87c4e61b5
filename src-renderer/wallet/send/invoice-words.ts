import type { AssetView } from '../../../src-preload/contract/index.ts';
import type { UnitsProblem } from '../../../src-preload/contract/units.ts';
import { foreign } from '../../text/foreign.ts';
import { sats } from '../../text/numbers.ts';
import { units } from '../../text/asset-amount.ts';
import { exact } from '../../text/time.ts';
import type { Readable } from './recipient.svelte.ts';

/** Why an invoice that reads well is not paid, whatever is chosen. */
const refusedWords: Readonly<Record<NonNullable<Readable['refusal']> | 'noEndpoint', string>> = {
  otherNetwork: 'It is for another network than this wallet’s.',
  expired: 'Its time is over. Ask them for a new one.',
  expiresSoon: 'It ends within a minute, which is too short for a send. Ask them for a new one.',
  serviceDiffers:
    'The service reads it otherwise than Ochre does. One of the two is wrong, so it is not paid.',
  tooManyEndpoints: 'It names more than three places to deliver to, which the service would refuse.',
  endpointRefused: 'It would be delivered where others on the way can read and change it. Not on mainnet.',
  noEndpoint: 'It names no place that the service could deliver to: they would never hear of it.',
  notAnAmount: 'It asks for something else than an amount of an asset.',
  repeated: 'It stands here twice. One of the two must go.',
  ours: 'It is an invoice of this very wallet.',
};

/** Why a line is no invoice that can be read. Others are shown by their name. */
const unreadableWords: Readonly<Record<string, string>> = {
  tooLong: 'It is longer than any invoice.',
  characters: 'It holds characters that no invoice has: hidden marks, look-alikes or spaces.',
  scheme: 'It does not begin with “rgb:”.',
  olderLayout: 'It is of an older kind, from before RGB 0.11.',
  parts: 'Parts of it are missing, or there are too many.',
  contract: 'Its asset id is mistyped.',
  schema: 'Its schema is mistyped.',
  amount: 'Its amount is no whole number that can be.',
  query: 'What stands after its question mark cannot be read.',
  duplicateKey: 'It says one thing twice, so that two readers could see two invoices.',
  expiry: 'Its end is no time.',
  assignmentName: 'It asks for a right by a name that cannot be.',
  endpoint: 'One place to deliver to cannot be read.',
  credentials: 'A place to deliver to carries a user name or password.',
  tooManyEndpoints: 'It names more than three places to deliver to.',
  form: 'The recipient’s id has a wrong form.',
  network: 'The recipient’s id names no network that Ochre knows.',
  liquid: 'It is for Liquid, another chain.',
  kind: 'The recipient’s id is of a kind that Ochre does not know.',
  checksum: 'The recipient’s id is mistyped: its checksum does not fit.',
  scriptType: 'Their output is of a kind that Ochre does not know.',
  padding: 'The recipient’s id holds more than it may.',
  notOnCurve: 'Nobody could ever spend their output: it is no key.',
  tooMany: 'From here on there are more than one transaction can pay. They were not read.',
  csvHeader: 'The table has a column that is not known, or one twice. Known: invoice, asset, amount, sats.',
  csvFields: 'The row has more or fewer cells than the header.',
  csvQuote: 'A quotation mark in the row is not closed, or stands where none can.',
  csvAsset: 'The row’s asset id is mistyped.',
  csvAssetDiffers: 'The row names another asset than the invoice.',
  csvAmount: 'The row’s amount is no amount.',
  csvDecimals: 'The row’s amount has more decimals than the asset.',
  csvTooMuch: 'The row’s amount is more than any asset has.',
  csvPrecision: 'How many decimals that asset has is not known here, so its amount could be read wrongly.',
  csvAmountDiffers: 'The row says another amount than the invoice.',
  csvSats: 'The row’s sats are no amount of bitcoin that their output could hold, or they have no output.',
};

/** Why it is not paid. One refusal of main's stands for two: it is delivered nowhere, or where others can read it. */
export function refusedText(
  refusal: keyof typeof refusedWords,
  { endpoints }: Pick<Readable, 'endpoints'>,
): string {
  const unsafe = endpoints.some(({ risk }) => risk === 'plain');
  return refusedWords[refusal === 'endpointRefused' && !unsafe ? 'noEndpoint' : refusal];
}

/** Words for a line that cannot be read. */
export function unreadable(problem: string): string {
  const words = Object.hasOwn(unreadableWords, problem) ? unreadableWords[problem] : undefined;
  if (words !== undefined) return words;
  return problem.startsWith('csv')
    ? `The table cannot be read here (${foreign(problem, 40)}).`
    : `It cannot be read (${foreign(problem, 40)}).`;
}

/** Where it goes, in a sentence. */
export function kindWords({ kind }: Pick<Readable, 'kind'>, witnessSats: number | null): string {
  if (kind === 'blinded') return 'To a slot that only they know';
  return witnessSats === null
    ? 'To an output of theirs'
    : `To an output of theirs, with ${sats(witnessSats)}`;
}

export function amountProblem(problem: UnitsProblem, asset: AssetView): string {
  if (problem === 'form') return 'Only digits can stand here, with one point before decimals.';
  if (problem === 'tooLarge') return 'No asset has that many.';
  return asset.precision === 0
    ? 'It cannot be divided: whole numbers only.'
    : `At most ${String(asset.precision)} decimals.`;
}

const fieldNames: Readonly<Record<string, string>> = {
  recipient: 'Recipient',
  asset: 'Asset',
  amount: 'Amount',
  expiry: 'Ends',
  endpoints: 'Delivered to',
  answer: 'As a whole',
};

/** One field that two readers see differently, as people write it. */
export function differing(
  { field, here, service }: { readonly field: string; readonly here: string; readonly service: string },
  asset: AssetView | undefined,
): { readonly name: string; readonly here: string; readonly service: string } {
  const say = (value: string): string => {
    if (value === '~') return 'left open';
    const whole = /^\d{1,20}$/.test(value);
    if (field === 'amount' && whole) return asset === undefined ? `${value} base units` : units(value, asset);
    if (field === 'expiry' && whole) return exact(Number(value) * 1_000);
    return foreign(value);
  };
  const name = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
  return { name: name ?? foreign(field, 40), here: say(here), service: say(service) };
}

export const riskWords = {
  plain: 'not encrypted: others on the way can read and change it',
  address: 'named by a number or a hidden name, not by one that you could recognise',
} as const;

export const networkNames: Readonly<Record<Readable['network'], string>> = {
  mainnet: 'Mainnet',
  testnet3: 'Testnet 3',
  testnet4: 'Testnet 4',
  signet: 'Signet',
  customSignet: 'a signet of its own',
  regtest: 'Regtest',
};
