import type { FactsOf } from '../../src-preload/contract/index.ts';
import type { Messages } from '../../src-preload/messages/ids.ts';
import { say } from '../../src-preload/messages/say.ts';

/** What is said of a thing that was brought to be signed and is not: what it is, and what to bring instead. */
export interface BroughtText {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
}

type With<Attribute extends string> =
  Extract<keyof Messages, `imported-${string}.${Attribute}`> extends infer Found
    ? Found extends `${infer Id}.${Attribute}`
      ? Id
      : never
    : never;
type Told = With<'happened'>;

/** Of these nothing else helps than to bring what was wanted. */
const BRING: Readonly<Record<Exclude<Told, With<'todo'>>, true>> = {
  'imported-is-tooLarge': true,
  'imported-is-document': true,
  'imported-is-program': true,
  'imported-is-database': true,
  'imported-is-otherJson': true,
  'imported-is-publicKey': true,
  'imported-is-lightning': true,
  'imported-is-hash': true,
  'imported-is-unknownText': true,
  'imported-is-unknownBytes': true,
  'imported-is-psbt': true,
  'imported-is-pack': true,
  'imported-for-signed-alreadySigned': true,
  'imported-for-account-tooLarge': true,
  'imported-for-account-otherJson': true,
  'imported-for-account-publicKey': true,
  'imported-for-account-link': true,
  'imported-for-account-otherUr': true,
  'imported-for-account-psbt': true,
  'imported-for-account-pack': true,
  'imported-for-labels-tooLarge': true,
  'imported-for-labels-otherJson': true,
  'imported-for-labels-unknownText': true,
};

/** What is said otherwise where something else than a thing to sign was wanted. */
const OTHERWISE: Readonly<Record<Extract<Told, `imported-for-${string}`>, true>> = {
  'imported-for-signed-image': true,
  'imported-for-signed-alreadySigned': true,
  'imported-for-account-tooLarge': true,
  'imported-for-account-image': true,
  'imported-for-account-otherJson': true,
  'imported-for-account-privateKey': true,
  'imported-for-account-publicKey': true,
  'imported-for-account-link': true,
  'imported-for-account-otherUr': true,
  'imported-for-account-psbt': true,
  'imported-for-account-pack': true,
  'imported-for-labels-tooLarge': true,
  'imported-for-labels-otherJson': true,
  'imported-for-labels-unknownText': true,
};

const isIn = <Id extends string>(these: Readonly<Record<Id, true>>, id: string): id is Id =>
  Object.hasOwn(these, id);

/** Words for what was brought, by what was wanted. */
export function broughtText({ problem, wanted, fingerprint }: FactsOf<'BROUGHT_REFUSED'>): BroughtText {
  const other = `imported-for-${wanted ?? ''}-${problem}`;
  const isOther = isIn(OTHERWISE, other);
  const id: Told = isOther ? other : `imported-is-${problem}`;
  const happened = say(`${id}.happened`);
  return {
    title: say(id),
    happened:
      fingerprint === undefined || isOther
        ? happened
        : `${happened} ${say('imported-fingerprint', { fingerprint })}`,
    todo:
      isIn(BRING, id) || (wanted !== undefined && problem === 'archive')
        ? say(`imported-bring-${wanted ?? 'psbt'}`)
        : say(`${id}.todo`),
  };
}
