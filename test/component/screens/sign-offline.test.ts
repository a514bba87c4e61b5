import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type {
  BroughtView,
  CombinedView,
  Failure,
  LineView,
  Review,
} from '../../../src-preload/contract/index.ts';
import { bareView, DIGEST } from '../../fakes/bare-view.ts';
import { ids } from '../../fakes/asset-world.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { refuseWith } from '../../fakes/fake-types.ts';
import { NOW_MS, practiceWallet, type ScenarioName, txidOf } from '../../fakes/scenarios.ts';
import { button, go, h1, lastInput, openApp } from './open-app.ts';

/** The same PSBT with another person's coin as input. */
function sharedView(): BroughtView {
  const view = bareView();
  const [ours] = view.review.inputs;
  const theirs = {
    ...ours,
    index: 1,
    kind: 'stranger',
    path: null,
    amountSats: 30_000,
    outcome: 'notProved',
  };
  const inputs = [...view.review.inputs, theirs as LineView];
  const sums = { ...view.review.sums, inSats: 80_000, othersInSats: 30_000 } as Review['sums'];
  const [output] = view.questions;
  return {
    ...view,
    review: { ...view.review, inputs, sums },
    onlyOurPart: true,
    data: [],
    questions: [
      {
        ...{ kind: 'part', id: 'part', ours: 1, others: 1, signedByOthers: 1 },
        ...{ oursSats: 50_000, othersSats: 30_000, backSats: 29_600, idOpen: false },
      },
      ...(output === undefined ? [] : [output]),
    ],
  };
}

/** Pastes a text, which main reads as this. */
async function paste(made: BroughtView | Failure, scenario: ScenarioName = 'funded'): Promise<FakeMain> {
  const main = await openApp(scenario, { brings: { pasted: made } });
  await go('Sign offline');
  await button('Paste text').click();
  await page.getByLabelText('Text to sign').fill('pasted');
  await button('Import text').click();
  return main;
}

describe('a pasted PSBT', () => {
  it('is signed only after each unrequested effect was confirmed, with the shown digest', async () => {
    const main = await paste(bareView());
    await expect.element(h1()).toHaveTextContent('To others');
    const sign = button(/^Sign transaction/);
    await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText(/also burns/)).toHaveTextContent(/700.sats/);
    await expect.element(page.getByText('68656c6c6f')).toBeVisible();
    await page.getByLabelText('I know who gets this, and it is right').click();
    await page.getByLabelText('I know what this is').click();
    await page.getByLabelText(/Sign without knowing/).click();
    await sign.click();
    await expect.element(page.getByRole('heading', { name: /^Signed/ })).toBeVisible();
    expect(lastInput(main, 'offline.sign')).toMatchObject({
      digest: DIGEST,
      acceptNotProved: true,
      confirmed: ['o0', 'd2'],
    });
    await button('Save signed PSBT').click();
    await expect.element(page.getByText(/^Saved as/)).toBeVisible();
    expect(lastInput(main, 'offline.save')).toMatchObject({ form: 'psbt' });
  });

  it('says that only a part is signed, what risk that has, and asks for consent separately', async () => {
    const main = await paste(sharedView());
    await expect.element(h1()).toHaveTextContent('Your part');
    await expect.element(page.getByText('Sign only my part: 1 of 2 inputs.')).toBeVisible();
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect.element(summary).toHaveTextContent(/You pay\s*20,400/);
    // The size of others' signatures is unknown here.
    await expect.element(summary).toHaveTextContent(/about [\d.]+\ssat\/vB/);
    await expect.element(page.getByText(/^[\d.]+\ssat\/vB · /)).not.toBeInTheDocument();
    const sign = button(/^Sign transaction/);
    await page.getByLabelText('I know who gets this, and it is right').click();
    await page.getByLabelText(/Sign without knowing/).click();
    await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('I agreed this with the others: sign only my part').click();
    await sign.click();
    await expect.element(page.getByText(/^Your part is signed/)).toBeVisible();
    await expect.element(button('as transaction only')).not.toBeInTheDocument();
    await expect.element(button('copy the transaction')).not.toBeInTheDocument();
    expect(lastInput(main, 'offline.sign')).toMatchObject({ confirmed: ['o0', 'part'] });
  });

  it('names other transactions that spend the same coins', async () => {
    const rivals = [
      { txid: txidOf(5), atMs: NOW_MS, isAway: false },
      { txid: txidOf(6), atMs: NOW_MS, isAway: true },
    ];
    await paste({ ...bareView(), rivals });
    for (const rival of [
      /^Signed .* Only one of the two can confirm/,
      /^Exported .* Only one of the two can confirm/,
    ])
      await expect.element(page.getByText(rival)).toBeVisible();
  });

  it('needs extra consent for slots that are spent without moving their assets, and names those', async () => {
    const outpoints = [`${txidOf(4)}:1`, `${txidOf(5)}:2`];
    const assets = [{ assetId: ids.tusd, amount: '25000' }];
    const questions: BroughtView['questions'] = [{ kind: 'slots', id: 's0', outpoints, assets }];
    const main = await paste({ ...bareView(), data: [], questions }, 'full');
    const asks = page.getByRole('region', { name: 'Confirm one by one' });
    await expect
      .element(asks)
      .toHaveTextContent(/what these slots hold is lost\..*…:1, \w{4}…:2.*250\.00 TUSD.*Tq0x/);
    await expect
      .element(page.getByRole('region', { name: 'Summary' }))
      .toHaveTextContent(
        /Total leaving\s*250\.00\sTUSD\s*20,400\ssats\s*Lost for everyone: TUSD \(Tq0xW4mJ…\)/,
      );
    const sign = button(/^Sign transaction/);
    await page.getByLabelText(/Sign without knowing/).click();
    await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('I know what these slots hold, and want to lose it').click();
    await sign.click();
    await expect.element(page.getByRole('heading', { name: /^Signed/ })).toBeVisible();
    expect(lastInput(main, 'offline.sign')).toMatchObject({ confirmed: ['s0'] });
  });

  it('separates what its pack reports from what was verified, in the review and in the table', async () => {
    const pack: BroughtView = {
      ...bareView({
        outcome: 'onTrust',
        intent: {
          kind: 'sendBtc',
          recipients: [{ address: 'bcrt1q', amountSats: 20_000 }],
          rateSatsPerVb: 2,
        },
        claims: [
          { name: 'inputsOurs', outcome: 'proved', ground: 'derived', code: null, facts: {} },
          { name: 'paymentAsAsked', outcome: 'onTrust', ground: 'told', code: null, facts: {} },
        ],
      }),
      from: 'pack',
      questions: [],
      data: [],
    };
    await paste(pack);
    const checked = page.getByRole('list', { name: 'Checks' });
    await expect
      .element(checked.getByRole('listitem').first())
      .toHaveTextContent(
        /Pays 20.000 sats to the address in the request\. Compare it with the recipient’s\.\s*Reported$/,
      );
    await expect.element(page.getByText('1 only reported')).toBeVisible();
    await expect.element(button('Sign transaction')).not.toHaveAttribute('aria-disabled', 'true');
    await button('Back to the list').click();
    const table = page.getByRole('region', { name: 'Imported' });
    await expect.element(table.getByText('Reported', { exact: true })).toBeVisible();
    expect(table.getByText('Verified').query()).toBeNull();
    await expect.element(button('Sign 1 that need no answer')).toBeVisible();
  });

  it('names the spending rule that blocks it before anybody clicks sign', async () => {
    await paste(bareView({ stops: [{ rule: 'assetsUnknown' }] }));
    await expect.element(page.getByText(/whose assets are verified/)).toBeVisible();
    await expect.element(button(/^Sign transaction/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('has no sign button on a contradiction', async () => {
    await paste({ ...bareView({ outcome: 'contradicts', code: 'OUTPUT_SPOOF' }), questions: [] });
    await expect.element(page.getByText('Nothing was signed.')).toBeVisible();
    await expect.element(button(/^Sign transaction/)).not.toBeInTheDocument();
  });

  it('is refused in its own words if it is something else', async () => {
    await paste({ code: 'BROUGHT_REFUSED', facts: { problem: 'words' } });
    await expect.element(page.getByText('This is a recovery phrase.')).toBeVisible();
  });
});

const signed = (id: string, txid: string): BroughtView => ({
  ...bareView(),
  broughtId: id.repeat(16),
  walletId: practiceWallet.id,
  txid,
  signedAtMs: NOW_MS,
});

it('a stored signed import says why the same transaction is listed twice', async () => {
  await openApp('funded', {
    brought: [signed('a1', txidOf(3)), signed('a2', txidOf(3)), signed('a3', txidOf(4))],
  });
  await go('Sign offline');
  await expect.element(page.getByRole('heading', { name: 'Signed here' })).toBeVisible();
  expect(page.getByText('Here twice, with different amounts').elements()).toHaveLength(2);
});

describe('PSBTs of several signers', () => {
  const outpoint = { txid: 'a'.repeat(64), vout: 0 };
  const theirs = { txid: 'b'.repeat(64), vout: 1 };
  const made: CombinedView = {
    ...{ combinedId: 'c0'.repeat(16), count: 1, txid: txidOf(3), isWhole: false },
    inputs: [
      { outpoint, amountSats: 50_000, isOurs: true, state: 'unsigned' },
      { outpoint: theirs, amountSats: 30_000, isOurs: false, state: 'verified' },
    ],
  };

  async function add(main: FakeMain, answer: CombinedView | Failure): Promise<void> {
    main.answers({ 'offline.combine': () => ('code' in answer ? refuseWith(answer) : answer) });
    await button('Paste text').click();
    await page.getByLabelText('PSBT as text').fill('pasted');
    await button('Import text').click();
  }

  async function openCombine(): Promise<FakeMain> {
    const main = await openApp('funded', { brings: {} });
    await go('Sign offline');
    await button('Combine').click();
    return main;
  }

  it('are added one by one, and each input says who has signed', async () => {
    const main = await openCombine();
    await add(main, made);
    await expect.element(page.getByText(/^Signed: 1 of 2 inputs/)).toHaveTextContent('Add another');
    expect(lastInput(main, 'offline.combine')).toMatchObject({ combinedId: null });
    await expect.element(button('Save combined PSBT')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('row', { name: /yours/ }))
      .toHaveTextContent(/Not signed yet.*50,000/);
    await expect.element(page.getByRole('row', { name: /bbbb/ })).toHaveTextContent('Signature verified');
    await add(main, { ...made, count: 2 });
    expect(lastInput(main, 'offline.combine')).toMatchObject({ combinedId: made.combinedId });
    await button('Save combined PSBT').click();
    await expect.element(page.getByText(/^Saved as/)).toBeVisible();
    expect(lastInput(main, 'offline.save')).toEqual({ broughtId: made.combinedId, form: 'psbt' });
    // A signature is missing, so no transaction is offered.
    await expect.element(button('as transaction only')).not.toBeInTheDocument();
    main.answers({ 'offline.bring': bareView() });
    await button('Review and sign').click();
    await expect.element(h1()).toHaveTextContent('To others');
    const content = { kind: 'combined', combinedId: made.combinedId };
    expect(lastInput(main, 'offline.bring')).toMatchObject({ content });
  });

  it('give the transaction once each input is signed', async () => {
    const main = await openCombine();
    const inputs = made.inputs.map((input) => ({ ...input, state: 'verified' as const }));
    await add(main, { ...made, inputs, count: 2, isWhole: true });
    await expect.element(page.getByText('Each input is signed. Ochre sent nothing.')).toBeVisible();
    await expect.element(button('Review and sign')).not.toBeInTheDocument();
    await button('as transaction only').click();
    expect(lastInput(main, 'offline.save')).toMatchObject({ form: 'transaction' });
  });

  it.each<readonly [Failure, RegExp]>([
    [
      { code: 'COMBINE_OTHER', facts: { txid: 'a'.repeat(64), other: 'b'.repeat(64) } },
      /PSBT of another transaction.*aaaaaaaa….*bbbbbbbb… was added/,
    ],
    [
      { code: 'COMBINE_DIFFERS', facts: { map: 'input', index: 1, field: 'tapKeySig' } },
      /Two values for one field.*Input 1: the PSBTs differ in “tapKeySig”/,
    ],
    [{ code: 'BROUGHT_REFUSED', facts: { problem: 'cutShort' } }, /Damaged or incomplete PSBT/],
  ])(
    'that don’t fit are named with the reason, and the combined PSBT stays: $code',
    async (failure, words) => {
      const main = await openCombine();
      await add(main, { ...made, count: 2 });
      await add(main, failure);
      await expect.element(page.getByRole('alert')).toHaveTextContent(words);
      await expect.element(page.getByRole('heading', { name: 'Combined PSBTs: 2' })).toBeVisible();
      await button('Start again').click();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { name: /^Combined/ })).not.toBeInTheDocument();
    },
  );
});
