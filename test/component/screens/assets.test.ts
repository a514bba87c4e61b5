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
import { pending } from '../../../src-renderer/text/asset-words.ts';
import { units } from '../../../src-renderer/text/asset-amount.ts';
import { anAsset, ids } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { practiceWallet, unspent, type World } from '../../fakes/scenarios.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const row = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
const openAsset = async (name: RegExp): Promise<void> => {
  await go('Assets');
  await button(name).click();
};

test('draws a hundred of a thousand assets at a time, and finds the rest', async () => {
  await openApp('full', {
    assets: Array.from({ length: 150 }, (_, at) =>
      anAsset(`${ids.tusd.slice(0, -4)}${String(at + 1_000)}`, {
        ticker: `T${String(at)}`,
        name: `Made ${String(at)}`,
      }),
    ),
  });
  await go('Assets');
  const rows = () => document.querySelectorAll('.lines > li').length;
  await expect.poll(rows).toBe(100);
  await page.getByRole('textbox').fill('Made 149');
  await expect.poll(rows).toBe(1);
  await page.getByRole('textbox').fill('');
  await button(/^Show 50 more$/).click();
  await expect.poll(rows).toBe(150);
  await expect.element(button(/^Show/)).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});

describe('why a balance cannot all be spent', () => {
  test('is traced to outputs and transfers, and leads to them', async () => {
    const main = await openApp('full');
    await openAsset(/TUSD.*Tether-like dollar/);
    expect(main.timesCalled('assets.balance')).toBe(0);
    await page.getByText('Why they differ').click();
    await expect.element(page.getByText('Settled, not spendable')).toBeVisible();
    await expect
      .element(
        page
          .getByRole('listitem')
          .filter({ hasText: /Leaves with coin/ })
          .first(),
      )
      .toHaveTextContent(/−250\.00\sTUSD/);
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /^Change, on/ }))
      .toHaveTextContent(/\+175\.00\sTUSD/);
    expect(main.timesCalled('assets.balance')).toBe(1);
    await page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true }).first().click();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true }))
      .toBeVisible();
  });

  test('says what no known output accounts for', async () => {
    await openApp('full', { trace: { held: [], coming: [], untraced: { held: '-25000', coming: '0' } } });
    await openAsset(/TUSD.*Tether-like dollar/);
    await page.getByText('Why they differ').click();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /Unexplained/ }))
      .toHaveTextContent(/−250\.00\sTUSD/);
  });

  test('is no question where all of it can be spent', async () => {
    await openApp('full');
    await openAsset(/GLRY/);
    await expect.element(page.getByRole('heading', { level: 1, name: 'GLRY' })).toBeVisible();
    expect(page.getByText('Why they differ').query()).toBeNull();
  });
});

describe('amounts of an asset', () => {
  const shown = async (amount: string | null, precision: number, rest: object = {}): Promise<string> =>
    (await render(AssetAmount, { amount, precision, ticker: 'TUSD', ...rest })).container.textContent.trim();

  test.each([
    ['0', 2, '0.00\u00a0TUSD'],
    ['5', 2, '0.05\u00a0TUSD'],
    ['123456789', 2, '1,234,567.89\u00a0TUSD'],
    ['18446744073709551615', 0, '18,446,744,073,709,551,615\u00a0TUSD'],
    ['18446744073709551615', 18, '18.446744073709551615\u00a0TUSD'],
    ['-2500', 2, '\u221225.00\u00a0TUSD'],
  ])('%s base units of precision %i are written %s', async (amount, precision, text) => {
    expect(await shown(amount, precision)).toBe(text);
  });

  test('print a plus only where a difference is meant, and never before nought', async () => {
    expect(await shown('2500', 2, { sign: true })).toBe('+25.00\u00a0TUSD');
    expect(await shown('0', 2, { sign: true })).toBe('0.00\u00a0TUSD');
  });

  test('say that they are not known instead of showing nought', async () => {
    expect(await shown(null, 2)).toMatch(/unknown/);
  });

  test('hide without betraying their length, not even by the word of the unit', async () => {
    const none = { ticker: null, hidden: true };
    expect(await shown('1', 0, none)).toBe(await shown('123456', 0, none));
    expect(await shown('123456', 2, { hidden: true })).not.toMatch(/\d/);
  });

  test('count in units where the asset has no ticker', () => {
    expect(units('1', { precision: 0, ticker: null })).toBe('1\u00a0unit');
    expect(units('1', { precision: 2, ticker: null })).toBe('0.01\u00a0units');
  });

  test('G27: let a foreign ticker neither hide nor turn anything around', () => {
    expect(units('1', { precision: 0, ticker: 'A\u202eB' })).toBe('1\u00a0of “A\ufffdB”');
    expect(units('10', { precision: 0, ticker: 'תשר' })).toBe('10\u00a0of “\u2068תשר\u2069”');
  });

  test('let no ticker go on with the figure, nor make bitcoin of it', () => {
    expect(units('1', { precision: 0, ticker: '000' })).toBe('1\u00a0of “000”');
    expect(units('100', { precision: 8, ticker: 'BTC' })).toBe('0.00000100\u00a0of “BTC”');
    expect(units('100', { precision: 0, ticker: 'SATS' })).toBe('100\u00a0of “SATS”');
  });

  test('are pending by the difference, with its sign', () => {
    expect(pending({ settled: '44', future: '40' })).toBe('-4');
    expect(pending({ settled: '18446744073709551614', future: '18446744073709551615' })).toBe('1');
    expect(pending({ settled: '7', future: '7' })).toBeNull();
  });
});

/** GOLD with 2 decimals once, SILV with none now. */
const aRenamed = (world: World, byGenesis = false): void => {
  world.assets = world.assets.map((one) =>
    one.assetId === ids.vine
      ? {
          ...one,
          ticker: byGenesis ? 'GOLD' : 'SILV',
          precision: byGenesis ? 2 : 0,
          renamed: {
            ...{ ticker: 'GOLD', name: one.name, precision: 2, schema: 'NIA', byGenesis },
            now: { ticker: 'SILV', name: one.name, precision: 0, schema: 'nia' },
          },
        }
      : one,
  );
};

describe('an asset that the service calls otherwise than before', () => {
  test('is marked in the list, and says both names where it is opened', async () => {
    await openApp('full', aRenamed);
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
  ])('is decided by “%s”, and stands undecided where main was told no', async (label, take) => {
    const main = await openApp('full', aRenamed);
    await openAsset(/SILV/);
    main.answers({ 'assets.decideName': { outcome: 'aborted' } });
    await button(label).click();
    await expect.poll(() => lastInput(main, 'assets.decideName')).toMatchObject({ assetId: ids.vine, take });
    await expect.element(page.getByText(/You can’t send until you decide/)).toBeVisible();
  });

  test('is as its genesis has it where that was verified, and only that can be kept', async () => {
    const main = await openApp('full', (world) => aRenamed(world, true));
    await openAsset(/GOLD/);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/differently\s*Issued as\s*“GOLD”, 2\sdecimals\s*Now\s*“SILV”, 0\sdecimals/);
    await expect.element(button('Accept the new one')).not.toBeInTheDocument();
    await button('Keep what was issued').click();
    expect(lastInput(main, 'assets.decideName')).toMatchObject({ assetId: ids.vine, take: 'first' });
  });

  test('says name and kind too where those differ, and shows unusual characters as what they are', () => {
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
  test('stand with what can be spent, and what is pending', async () => {
    await openApp('full');
    await go('Assets');
    await expect.element(row(/VINE/)).toHaveTextContent(/36.*−4\sVINE\swaiting/);
    await expect.element(row(/CHFK/)).toHaveTextContent(/1,200\.00000000/);
  });

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
    await openApp('full', (world) => {
      const odd = { sameTicker: [], looksLike: [ids.tusd], oddText: true, likeBitcoin: false };
      world.assets = [
        anAsset(ids.tusd, { ticker: 'IMG', name: '<img src=x onerror=alert(1)>' }),
        anAsset(ids.chfk, { ticker: 'RLO', name: 'Gold\u202eetah', marks: odd }),
      ];
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

  test('do not show a balance that was not told as nought', async () => {
    await openApp('full');
    await go('Assets');
    await expect.element(row(/Harvest photographs/)).toHaveTextContent(/unknown/);
    await expect.element(row(/Harvest photographs/)).not.toHaveTextContent(/\d/);
  });

  test('are found by ticker, name or id, and shown again when none is like that', async () => {
    await openApp('full', {
      assets: Array.from({ length: 20 }, (_, at) =>
        anAsset(`rgb:${String(at).padStart(8, 'B')}${ids.tusd.slice(12)}`, {
          ticker: `T${String(at)}`,
          name: `Asset ${String(at)}`,
        }),
      ),
    });
    await go('Assets');
    await page.getByLabelText('Find an asset').fill('t17');
    await expect.element(row(/T17/)).toBeVisible();
    expect(row(/T16/).query()).toBeNull();
    await page.getByLabelText('Find an asset').fill('of nobody');
    await button('Show all assets').click();
    await expect.element(row(/T16/)).toBeVisible();
  });

  test('keep standing when a later reading fails', async () => {
    const main = await openApp('full');
    await go('Assets');
    await expect.element(row(/VINE/)).toBeVisible();
    main.failNext('assets.list', failure('DISK_REFUSED', { file: 'journal.sqlite', detail: 'EIO' }));
    main.tell('wallet.changed', { walletId: main.world.activeId ?? '' });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(row(/VINE/)).toBeVisible();
  });
});

describe('one asset', () => {
  test('is told in full: id, swatch, kind, supply, precision, balances', async () => {
    await openApp('full');
    await openAsset(/Tq0x W4mJ/);
    await expect.element(page.getByRole('heading', { level: 1, name: 'TUSD' })).toBeVisible();
    const id = [...document.querySelectorAll('.addr')].map(({ textContent }) => textContent);
    expect(id).toContain(ids.tusd);
    await expect.element(page.getByText(/^Colour 5, pattern 8$/)).toBeVisible();
    await expect.element(page.getByText('(NIA)')).toBeVisible();
    await expect.element(page.getByText(/1,000,000\.00\sTUSD/)).toBeVisible();
    await expect.element(page.getByText('Off-chain, out')).toBeVisible();
    await expect.element(page.getByText('Same ticker as another asset here', { exact: true })).toBeVisible();
  });

  test('asks for its own balance on demand, and tells why none came', async () => {
    const main = await openApp('full');
    await openAsset(/VINE/);
    await page.getByRole('region', { name: 'Balance' }).getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => lastInput(main, 'assets.balance')).toMatchObject({ assetId: ids.vine });
    await expect.element(page.getByText(/As of \d\d:\d\d, just now/)).toBeVisible();
    main.failNext('assets.balance', failure('ASSET_UNKNOWN', { assetId: ids.vine }));
    await page.getByRole('region', { name: 'Balance' }).getByRole('button', { name: 'Refresh' }).click();
    await expect.element(page.getByText(/^The service lists no asset/)).toBeVisible();
  });

  test('describes the file that belongs to it, and opens nothing of it', async () => {
    await openApp('full');
    await openAsset(/GLRY/);
    await expect.element(page.getByText('/srv/media/6f2a/print-7.png')).toBeVisible();
    await expect.element(page.getByText(/reported, not opened/)).toBeVisible();
    expect(document.querySelectorAll('main img, main a, main video, main object')).toHaveLength(0);
  });

  test('shows its newest transfers, and leads to all of them', async () => {
    const main = await openApp('full');
    await openAsset(/Tq0x W4mJ/);
    const list = page.getByRole('grid', { name: 'Transfers' });
    await expect.element(list.getByRole('row', { name: /Waiting/ })).toBeVisible();
    await button('All transfers').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
    await expect
      .poll(() => lastInput(main, 'transfers.page'))
      .toMatchObject({ filter: { assetId: ids.tusd } });
  });

  test('is not sent where nothing of it can be', async () => {
    await openApp('full', { assets: [anAsset(ids.vine, { ticker: 'VINE' })] });
    await openAsset(/VINE/);
    await expect
      .element(page.getByRole('main').getByRole('button', { name: 'Send' }))
      .toHaveAccessibleDescription('Nothing to send now');
  });

  test('says that an id is in no list, rather than show an empty asset', async () => {
    await openApp('full', (world) => {
      world.transfers = world.transfers.filter(({ assetId }) => assetId === ids.unknown);
    });
    await go('Transfers');
    await page.getByRole('grid').getByRole('row', { name: /Zz9y/ }).click();
    await page.getByText('Details', { exact: true }).click();
    await button('Show asset').click();
    await expect.element(page.getByText('The service lists no asset with this ID.')).toBeVisible();
  });
});

describe('issuing', () => {
  const fill = async (supply = '1000'): Promise<void> => {
    await go('Assets');
    await button('Issue').click();
    await page.getByLabelText('Ticker').fill('ochr');
    await page.getByLabelText('Name', { exact: true }).fill('Ochre test');
    await page.getByLabelText('All in one part').fill(supply);
  };

  test('shows the supply in the asset’s own precision before anything is asked', async () => {
    const main = await openApp('full');
    await fill();
    await button(/^Issue 1,000\.00\sOCHR$/).click();
    await expect.element(page.getByText(/^Issued\. /)).toBeVisible();
    expect(lastInput(main, 'assets.issue')).toMatchObject({
      ticker: 'OCHR',
      name: 'Ochre test',
      precision: 2,
      amounts: ['100000'],
    });
  });

  test('takes several parts, each on a slot of its own, and no more than there are slots', async () => {
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

  test('leads to the slots where none is free, and main keeps what was typed', async () => {
    const main = await openApp('funded');
    await fill();
    const asked = { ticker: 'OCHR', name: 'Ochre test', precision: 2, amounts: ['100000'] };
    main.world.waiting = [
      {
        intent: { act: 'issue', asked: { walletId: practiceWallet.id, ...asked } },
        slots: 'none',
        sinceMs: 0,
      },
    ];
    await button('Create slots').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
    expect(lastInput(main, 'signing.wait')).toMatchObject({ act: 'issue', asked });
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect.element(page.getByLabelText('Ticker')).toHaveValue('OCHR');
    await expect.element(page.getByLabelText('All in one part')).toHaveValue('1000.00');
    expect(main.timesCalled('assets.issue')).toBe(0);
    await page.getByLabelText('Ticker').fill('');
    await expect.element(button('Create slots')).toHaveAttribute('aria-disabled', 'true');
  });

  test('says so when the service finds no free slot after all', async () => {
    const main = await openApp('full');
    await fill();
    main.failNext('assets.issue', failure('NO_FREE_SLOT', { purpose: 'issue' }));
    await button(/^Issue 1/).click();
    await expect.element(page.getByText('No free slot')).toBeVisible();
    await expect.element(button('Create slots')).toBeVisible();
  });

  test('issues nothing when the person turns back, and once for a double click', async () => {
    const main = await openApp('full');
    await fill();
    main.answerNext('assets.issue', { outcome: 'aborted' });
    await button(/^Issue 1/).click();
    await expect.poll(() => main.timesCalled('assets.issue')).toBe(1);
    const release = main.hold('assets.issue');
    await userEvent.dblClick(button(/^Issue 1/));
    release();
    await expect.element(page.getByText(/^Issued\. /)).toBeVisible();
    expect(main.timesCalled('assets.issue')).toBe(2);
  });

  test('warns of a ticker that stands here already', async () => {
    await openApp('full');
    await fill();
    await page.getByLabelText('Ticker').fill('VINE');
    await expect.element(page.getByText('Another asset has it. Ochre marks both.')).toBeVisible();
  });

  test('reads the supply anew when the precision changes', async () => {
    await openApp('full', (world) => {
      world.unspents = [...world.unspents, unspent(30, 1_000, 'free')];
    });
    await fill('0.25');
    await page.getByLabelText('Decimals').fill('1');
    await expect.element(page.getByText(/^Decimals: 1 at most\.$/)).toBeVisible();
    await expect.element(button('Issue')).toHaveAccessibleDescription('Fix the marked field');
  });

  test.each(['1ABC', 'ABCDEFGHI', 'AB-C', '\u0422USD'])('refuses the ticker %s', (ticker) => {
    expect(tickerProblem(ticker)).not.toBeNull();
  });

  test.each(['Caf\u00e9', 'a\u202eb', 'x'.repeat(41), '   '])('refuses the name %j', (name) => {
    expect(nameProblem(name)).not.toBeNull();
  });

  test.each([
    ['-1', 2],
    ['1e3', 2],
    ['0', 2],
    ['0.001', 2],
    ['1.0', 0],
    ['18446744073709551616', 0],
  ])('refuses the supply %s of precision %i', (text, precision) => {
    expect(partProblem(text, precision)).not.toBeNull();
  });

  test('refuses parts that are too much together, though each is not', () => {
    expect(partsSum(['18446744073709551615', '1'], 0).problem).toMatch(/together/);
    expect(partsSum(['1 000', '0.5'], 2)).toEqual({
      amounts: ['100000', '50'],
      total: 100_050n,
      problem: null,
    });
  });
});
