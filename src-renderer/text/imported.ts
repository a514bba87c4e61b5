import type { FactsOf } from '../../src-preload/contract/index.ts';
import { sayList, say, type MessageArguments } from '../../src-preload/messages/say.ts';
import { sayIf, type FailureWords } from './failure-words.ts';

type Problem = FactsOf<'BROUGHT_REFUSED'>['problem'];
type Todo = MessageArguments<'imported-is.todo'>['group'];

/** Problems that share another problem's words and remedy. */
const SAME: { readonly [P in Problem]?: string } = {
  cutShort: 'damaged',
  descriptorChecksum: 'changed',
  descriptorMultisig: 'descriptorTree',
  scriptPath: 'otherScript',
  backForeign: 'backOther',
};

/** What to do about a problem. For all others, only another import helps. */
const TODO: { readonly [T in Todo]?: readonly Problem[] } = {
  again: ['empty', 'html', 'cutShort', 'damaged'],
  file: ['folder', 'link', 'path'],
  scan: ['image'],
  unpack: ['archive'],
  send: ['invoice', 'paymentLink', 'address'],
  hash: ['hash'],
  transaction: ['transaction'],
  codes: ['urDamaged', 'urIncomplete', 'urMixed'],
  watch: ['account'],
  changed: ['accountKeys', 'changed', 'descriptorChecksum'],
  elsewhere: ['descriptorMultisig', 'descriptorTree', 'otherScript', 'scriptPath'],
  taproot: ['descriptorPath', 'descriptorKey', 'descriptorKeychains', 'noTaproot', 'lacks'],
};
const todoOf = (problem: Problem): string | undefined =>
  Object.entries(TODO).find(([, problems]) => problems.includes(problem))?.[0];

export function broughtText(facts: FactsOf<'BROUGHT_REFUSED'>): FailureWords {
  const { problem, wanted = 'psbt', fingerprint, lacks } = facts;
  const bare = problem === 'publicKey' && wanted === 'account';
  const { form, missing } = lacks ?? { form: 'keyWithoutOrigin', missing: ['origin'] as const };
  const name = bare ? 'lacks' : (SAME[problem] ?? problem);
  const given = {
    ...{ name, form, wanted, group: bare ? 'taproot' : (todoOf(problem) ?? wanted) },
    missing: sayList(missing.map((one) => say('imported-lacks', { one }))),
  };
  const [thing = '', what = ''] = [sayIf('imported-thing', { thing: name }), sayIf('imported-wanted', given)];
  const whose = fingerprint === undefined ? '' : say('imported-fingerprint', { fingerprint });
  return {
    title: sayIf('imported-is', { ...given, thing, wanted: what }) ?? '',
    happened: [sayIf('imported-is.happened', given), whose].filter(Boolean).join(' ') || undefined,
    todo: sayIf('imported-is.todo', given),
  };
}
