import {
  amountOf,
  fungible,
  operationIdOf,
  proprietary,
  type RawOperation,
} from '../../support/rgb/encode.ts';
import { contractId, strangersSeal } from '../../support/rgb/genuine-send.ts';
import { first, lieAbout, toAny, type NamedLie } from './lie.ts';
import { hostOf, lieAboutAssets, type SendDraft } from './send-draft.ts';

const SEND = 'sendbegin';
const thief = { secret: strangersSeal('thief') };
const foreign = contractId('foreign', 0x46);

/** A service's possible changes to a send of one asset to one blinded seal, with change; test/attacks has more. */
export const sendLies: readonly NamedLie[] = [
  ...toAny(SEND, 1_500n),
  lieAbout(SEND, 'the commitment is another one', ['COMMITMENT_MISMATCH'], (raw) => {
    const host = raw.tx.outputs[hostOf(raw)];
    if (host !== undefined) host.script = `6a20${'ab'.repeat(32)}`;
  }),
  lieAboutAssets('the asset goes to a thief', ['RGB_RECIPIENT'], (draft) => void (given(draft).seal = thief)),
  lieAboutAssets('one unit more leaves', ['RGB_AMOUNT'], (draft) => shift(draft, 1n)),
  lieAboutAssets('the change goes to a thief', ['RGB_CHANGE', 'RGB_RECIPIENT'], (draft) => {
    kept(draft).seal = thief;
  }),
  lieAboutAssets('a part of the change is burnt', ['RGB_BALANCE'], (draft) => {
    const item = kept(draft);
    item.state = fungible(amountOf(item.state) - 1n);
  }),
  lieAboutAssets(
    'another asset is sent',
    ['WRONG_ASSET', 'EXTRA_ASSET', 'RGB_BURN', 'RGB_RECIPIENT'],
    (draft) => void (asked(draft).contract = foreign),
  ),
  lieAboutAssets('a second transition gives the rest to a thief', ['RGB_RECIPIENT', 'RGB_INPUTS'], (draft) =>
    draft.operations.push(stolen(draft)),
  ),
  lieAboutAssets(
    'a second transition is committed to, and not shown',
    ['RGB_HIDDEN', 'COMMITMENT_MISMATCH'],
    (draft) => draft.operations.push(stolen(draft)),
    ({ raw, operations }) => {
      const hidden = operations.at(-1);
      if (hidden === undefined) throw new Error('nothing to hide');
      raw.global = raw.global.filter(([key]) => key !== proprietary('RGB', 1, operationIdOf(hidden)));
    },
  ),
];

/** The transition that pays the requested blinded seal. */
export function asked({ operations }: SendDraft): RawOperation {
  return first(
    operations.filter(({ groups }) =>
      groups.some(({ items }) => items.some(({ seal }) => seal.secret !== undefined)),
    ),
  );
}

function given(draft: SendDraft) {
  return first(itemsOf(asked(draft)).filter(({ seal }) => seal.secret !== undefined));
}

/** The change of the requested asset. */
export function kept(draft: SendDraft) {
  return first(itemsOf(asked(draft)).filter(({ seal }) => seal.secret === undefined));
}

function itemsOf({ groups }: RawOperation) {
  return groups.flatMap(({ items }) => items);
}

function shift(draft: SendDraft, units: bigint): void {
  const [to, from] = [given(draft), kept(draft)];
  to.state = fungible(amountOf(to.state) + units);
  from.state = fungible(amountOf(from.state) - units);
}

/** Closes the same input again, for a thief. */
function stolen(draft: SendDraft): RawOperation {
  const copy = structuredClone(asked(draft));
  first(copy.inputs).no += 7;
  first(copy.groups).items = [{ seal: thief, state: given(draft).state }];
  return copy;
}
