import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import AssetAmount from '../../../src-renderer/components/AssetAmount.svelte';
import {
  nameProblem,
  partProblem,
  partsSum,
  tickerProblem,
} from '../../../src-renderer/wallet/assets/issue.svelte.ts';
import { calledFirst, calledNow } from '../../../src-renderer/text/asset-renamed.ts';
import { units } from '../../../src-renderer/text/asset-amount.ts';
import { anAsset, ids } from '../../fakes/asset-world.ts';
import { button, type Change, go, lastInput, openApp } from './open-app.ts';

const row = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
const openAsset = async (name: RegExp): Promise<void> => {
  await go('Assets');
  await button(name).click();
};

test('the explanation of a balance names what no known output accounts for', async () => {
  await openApp('full', { trace: { held: [], coming: [], untraced: { held: '-25000', coming: '0' } } });
  await openAsset(/TUSD.*Tether-like dollar/);
  await page.getByText('Why they differ').click();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: /Unexplained/ }))
    .toHaveTextContent(/−250\.00\sTUSD/);
});

describe('amounts of an asset', () => {
  const shown = async (amount: string | null, precision: number, rest: object = {}): Promise<string> =>
    (await render(AssetAmount, { amount, precision, ticker: 'TUSD', ...rest })).container.textContent.trim();

  test.each<[string | null, number, string | RegExp, object?]>([
    ['2500', 2, '+25.00\u00a0TUSD', { sign: true }],
    ['0', 2, '0.00\u00a0TUSD', { sign: true }],
    [null, 2, /unknown/],
    ['0', 2, '0.00\u00a0TUSD'],
    ['5', 2, '0.05\u00a0TUSD'],
    ['123456789', 2, '1,234,567.89\u00a0TUSD'],
    ['18446744073709551615', 0, '18,446,744,073,709,551,615\u00a0TUSD'],
    ['18446744073709551615', 18, '18.446744073709551615\u00a0TUSD'],
    ['-2500', 2, '\u221225.00\u00a0TUSD'],
  ])('%s base units of precision %i are written %s', async (amount, precision, text, rest) => {
    expect(await shown(amount, precision, rest)).toEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    );
  });

  test('when hidden reveal neither their length nor their unit', async () => {
    const none = { ticker: null, hidden: true };
    expect(await shown('1', 0, none)).toBe(await shown('123456', 0, none));
    expect(await shown('123456', 2, { hidden: true })).not.toMatch(/\d/);
  });

  test.each([
    ['1', 0, null, '1\u00a0unit'],
    ['1', 2, null, '0.01\u00a0units'],
    ['1', 0, 'A\u202eB', '1\u00a0of “A\ufffdB”'],
    ['10', 0, 'תשר', '10\u00a0of “\u2068תשר\u2069”'],
    ['1', 0, '000', '1\u00a0of “000”'],
    ['100', 8, 'BTC', '0.00000100\u00a0of “BTC”'],
    ['100', 0, 'SATS', '100\u00a0of “SATS”'],
  ])(
    'G27: %s base units of precision %i with the ticker %j are shown as %s',
    (amount, precision, ticker, text) => expect(units(amount, { precision, ticker })).toBe(text),
  );
});

/** First reported as GOLD with 2 decimals, now as SILV without decimals. */
const aRenamed = (byGenesis = false): Change => {
  const now = { ticker: 'SILV', name: 'Bar', precision: 0, schema: 'nia' };
  const first = { ticker: 'GOLD', name: 'Bar', precision: 2, schema: 'NIA', byGenesis };
  const shown = byGenesis ? first : now;
  return {
    assets: [
      anAsset(ids.vine, {
        ...{ ticker: shown.ticker, name: 'Bar', precision: shown.precision },
        renamed: { ...first, now },
      }),
      anAsset(ids.chfk, { ticker: 'CHFK' }),
    ],
  };
};

describe('an asset that the service renames', () => {
  test('is marked in the list, and shows both names when opened', async () => {
    await openApp('full', aRenamed());
    await go('Assets');
    await expect.element(row(/SILV/)).toHaveTextContent(/New name: you can’t send it/);
    await expect.element(row(/CHFK/)).not.toHaveTextContent(/New name/);
    await button(/SILV/).click();
    const alarm = page.getByRole('alert');
    await expect
      .element(alarm)
      .toHaveTextContent(
        /now describes this asset differently\s*Before\s*“GOLD”, 2\sdecimals\s*Now\s*“SILV”, 0\sdecimals.*You can’t send until you decide\./,
      );
    await expect
      .element(page.getByRole('main').getByRole('button', { name: 'Send', exact: true }))
      .toHaveAccessibleDescription('Decide which name and decimals are right.');
  });

  test.each([
    ['Keep the first', 'first'],
    ['Accept the new one', 'now'],
  ])('is decided by “%s”, and stays undecided after a no to main', async (label, take) => {
    const main = await openApp('full', aRenamed());
    await openAsset(/SILV/);
    main.answers({ 'assets.decideName': { outcome: 'aborted' } });
    await button(label).click();
    await expect.poll(() => lastInput(main, 'assets.decideName')).toMatchObject({ assetId: ids.vine, take });
    await expect.element(page.getByText(/You can’t send until you decide/)).toBeVisible();
  });

  test("has its genesis' name if that was verified, and no other can be chosen", async () => {
    const main = await openApp('full', aRenamed(true));
    await openAsset(/GOLD/);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/differently\s*Issued as\s*“GOLD”, 2\sdecimals\s*Now\s*“SILV”, 0\sdecimals/);
    await expect.element(button('Accept the new one')).not.toBeInTheDocument();
    await button('Keep what was issued').click();
    expect(lastInput(main, 'assets.decideName')).toMatchObject({ assetId: ids.vine, take: 'first' });
  });

  test('shows name and kind too if they differ, and makes unusual characters visible', () => {
    const now = { ticker: null, name: 'A\u202eB', precision: 1, schema: 'nia' };
    const first = { ticker: null, name: 'AB', precision: 1, schema: 'CFA', byGenesis: false, now };
    expect(calledFirst(first)).toBe('“AB”, 1\u00a0decimal, CFA');
    expect(calledNow(first)).toBe('“A\ufffdB”, 1\u00a0decimal, NIA');
    const renamed = { ...now, ticker: 'T', name: 'New', precision: 0 };
    const named = { ...first, ticker: 'X', name: 'Old', precision: 0, schema: 'NIA', now: renamed };
    expect(calledFirst(named)).toBe('“X”, “Old”, 0\u00a0decimals');
  });
});

describe('the assets', () => {
  test('G28: mark both of two with the same ticker, and one that only looks like them', async () => {
    await openApp('full');
    await go('Assets');
    await expect.element(row(/Tq0x.W4mJ/)).toHaveTextContent(/Same ticker as another asset here/);
    await expect.element(row(/D8rQ/)).toHaveTextContent(/Same ticker as another asset here/);
    await expect
      .element(row(/9zKc.4TfM/))
      .toHaveTextContent(/Looks like another asset here.*Unusual characters/);
    expect(document.body.textContent).not.toContain('\u202e');
  });

  test('G27: show markup as the text it is, and mark a turned name; a look-alike beside its id, each in full within', async () => {
    await openApp('full', {
      assets: [
        anAsset(ids.tusd, { ticker: 'IMG', name: '<img src=x onerror=alert(1)>' }),
        anAsset(ids.chfk, {
          ...{ ticker: 'RLO', name: 'Gold\u202eetah' },
          marks: { sameTicker: [], looksLike: [ids.tusd], oddText: true, likeBitcoin: false },
        }),
      ],
    });
    await go('Assets');
    await expect.element(row(/Gold\ufffdetah/)).toHaveTextContent(/Lm6w Q2zR.*Unusual characters/);
    await expect.element(row(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
    expect(document.body.textContent).not.toContain('\u202e');
    await button(/onerror/).click();
    await expect.element(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
    const id = [...document.querySelectorAll('.addr')].map(({ textContent }) => textContent);
    expect(id).toContain(ids.tusd);
    expect(document.querySelector('main img')).toBeNull();
  });
});

test('one asset describes its media file and never opens it', async () => {
  await openApp('full');
  await openAsset(/GLRY/);
  await expect.element(page.getByText('/srv/media/6f2a/print-7.png')).toBeVisible();
  await expect.element(page.getByText(/reported, not opened/)).toBeVisible();
  expect(document.querySelectorAll('main img, main a, main video, main object')).toHaveLength(0);
});

describe('issuing', () => {
  const fill = async (supply = '1000'): Promise<void> => {
    await go('Assets');
    await button('Issue').click();
    await page.getByLabelText('Ticker').fill('ochr');
    await page.getByLabelText('Name', { exact: true }).fill('Ochre test');
    await page.getByLabelText('All in one part').fill(supply);
  };

  test('takes several parts, one slot each, up to the number of free slots', async () => {
    const main = await openApp('full');
    await fill('1');
    for (const part of [2, 3, 4]) {
      await button('Add a part').click();
      await page.getByLabelText(`Part ${String(part)}`, { exact: true }).fill('0.5');
    }
    await expect.element(page.getByText(/Free slots: 3 of 4 needed/)).toBeVisible();
    await expect.element(button(/^Issue 2\.50\sOCHR$/)).toHaveAttribute('aria-disabled', 'true');
    await button('Remove part 4').click();
    await button(/^Issue 2\.00\sOCHR$/).click();
    await expect.poll(() => lastInput(main, 'assets.issue')).toMatchObject({ amounts: ['100', '50', '50'] });
  });

  test('issues nothing after a no, and once for a double click', async () => {
    const main = await openApp('full');
    await fill();
    main.once({ 'assets.issue': { outcome: 'aborted' } });
    await button(/^Issue 1/).click();
    await expect.poll(() => main.timesCalled('assets.issue')).toBe(1);
    const release = main.hold('assets.issue');
    await userEvent.dblClick(button(/^Issue 1/));
    release();
    await expect.element(page.getByText(/^Issued\. /)).toBeVisible();
    expect(main.timesCalled('assets.issue')).toBe(2);
  });

  test.each([
    ...['1ABC', 'ABCDEFGHI', 'AB-C', '\u0422USD'].map((text) => ['ticker', text, tickerProblem(text)]),
    ...['Caf\u00e9', 'a\u202eb', 'x'.repeat(41), '   '].map((text) => ['name', text, nameProblem(text)]),
    ...['-1', '1e3', '0', '0.001'].map((text) => ['supply of 2 decimals', text, partProblem(text, 2)]),
    ...['1.0', '18446744073709551616'].map((text) => ['supply of none', text, partProblem(text, 0)]),
  ])('refuses the %s %j', (_, text, problem) => expect(problem, String(text)).not.toBeNull());

  test("refuses parts whose sum is too large, though each part isn't", () => {
    expect(partsSum(['18446744073709551615', '1'], 0).problem).toMatch(/together/);
    expect(partsSum(['1 000', '0.5'], 2)).toEqual({
      amounts: ['100000', '50'],
      total: 100_050n,
      problem: null,
    });
  });
});
