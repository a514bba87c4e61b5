import type { FactsOf } from '../../src-preload/contract/index.ts';
import { list, say, type Given } from '../../src-preload/messages/say.ts';
import { sayIf, type FailureWords } from './failure-words.ts';

type Problem = FactsOf<'BROUGHT_REFUSED'>['problem'];
type Todo = Given<'imported-is.todo'>['group'];

/** Said as another, with the same remedy. */
const SAME: { readonly [P in Problem]?: string } = {
  otherJson: 'unknownText',
  cutShort: 'damaged',
  packVersion: 'newer',
  accountVersion: 'newer',
  packDamaged: 'changed',
  accountDamaged: 'changed',
  descriptorChecksum: 'changed',
  descriptorMultisig: 'descriptorTree',
  scriptPath: 'otherScript',
  backForeign: 'backOther',
};

/** What several have to do; where neither this nor their own says it, nothing helps but to import what was wanted. */
const TODO: { readonly [P in Problem]?: Todo } = {
  empty: 'again',
  folder: 'file',
  image: 'scan',
  archive: 'unpack',
  html: 'again',
  invoice: 'send',
  paymentLink: 'send',
  address: 'send',
  link: 'file',
  path: 'file',
  hash: 'hash',
  transaction: 'transaction',
  cutShort: 'again',
  damaged: 'again',
  urDamaged: 'codes',
  urIncomplete: 'codes',
  urMixed: 'codes',
  account: 'watch',
  accountKeys: 'changed',
  packDamaged: 'changed',
  accountDamaged: 'changed',
  descriptorChecksum: 'changed',
  descriptorMultisig: 'elsewhere',
  descriptorTree: 'elsewhere',
  descriptorPath: 'taproot',
  descriptorKey: 'taproot',
  descriptorKeychains: 'taproot',
  noTaproot: 'taproot',
  lacks: 'taproot',
  otherScript: 'elsewhere',
  scriptPath: 'elsewhere',
};

/** Words for a thing that was imported and is not what was wanted: what it is, and what to import instead. */
export function broughtText(facts: FactsOf<'BROUGHT_REFUSED'>): FailureWords {
  const { problem, wanted = 'psbt', fingerprint, lacks } = facts;
  const bare = problem === 'publicKey' && wanted === 'account';
  const { form, missing } = lacks ?? { form: 'keyWithoutOrigin', missing: ['origin'] as const };
  const name = bare ? 'lacks' : (SAME[problem] ?? problem);
  const given = {
    ...{ name, form, wanted, group: bare ? 'taproot' : (TODO[problem] ?? wanted) },
    missing: list(missing.map((one) => say('imported-lacks', { one }))),
  };
  const [thing = '', what = ''] = [sayIf('imported-thing', { thing: name }), sayIf('imported-wanted', given)];
  const whose = fingerprint === undefined ? '' : say('imported-fingerprint', { fingerprint });
  return {
    title: sayIf('imported-is', { ...given, thing, wanted: what }) ?? '',
    happened: [sayIf('imported-is.happened', given), whose].filter(Boolean).join(' ') || undefined,
    todo: sayIf('imported-is.todo', given),
  };
}
