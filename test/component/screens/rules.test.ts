import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ids } from '../../fakes/asset-world.ts';
import type { RulesView } from '../../../src-preload/contract/index.ts';
import { NOW_MS } from '../../fakes/scenarios.ts';
import { button, goSettings, lastInput, openApp } from './open-app.ts';

const inForce: RulesView['rules'] = {
  ...{ perSendSats: 50_000, perDaySats: 100_000, newRecipientHours: 24, pauseInvoices: false },
  assets: [{ assetId: ids.tusd, perSend: null, perDay: '250000' }],
};
const rules: RulesView = {
  rules: inForce,
  later: { rules: { ...inForce, perDaySats: 500_000 }, fromMs: NOW_MS + 20 * 3_600_000 },
  today: {
    bitcoin: { spentSats: 62_410, leftSats: 37_590 },
    assets: [{ assetId: ids.tusd, spent: '150000', left: '100000' }],
  },
};

async function openRules(): Promise<void> {
  await goSettings('Security', 'Change: Spending rules');
}

test("rules show what is left of the day, what waits, and amounts in the asset's own precision", async () => {
  await openApp('full', { rules });
  await openRules();
  const today = page.getByRole('region', { name: 'Left for today' });
  await expect.element(today).toHaveTextContent(/37,590\ssats of 100,000\ssats/);
  await expect.element(page.getByText(/Looser rules take effect/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Bitcoin' }).getByLabelText('At most in 24 hours'))
    .toHaveValue('500000');
});

test('calling off waiting rules requests those in force', async () => {
  const main = await openApp('full', { rules });
  await openRules();
  await button('Keep the stricter rules').click();
  await expect.element(page.getByText(/Looser rules take effect/)).not.toBeInTheDocument();
  expect(lastInput(main, 'rules.set')).toMatchObject({ rules: { perDaySats: 100_000 } });
});

test('saving rules sends typed bounds, and nothing for empty fields', async () => {
  const main = await openApp('full');
  await openRules();
  await userEvent.fill(
    page.getByRole('region', { name: 'Bitcoin' }).getByLabelText('At most per send'),
    '20,000',
  );
  await button('Save rules').click();
  await expect.poll(() => main.timesCalled('rules.set')).toBe(1);
  expect(lastInput(main, 'rules.set')).toMatchObject({
    rules: { perSendSats: 20_000, perDaySats: null, assets: [], newRecipientHours: 0 },
  });
});

test.each([
  ['At most per send', '1.5', 'Enter a whole number, or nothing'],
  ['At most per send', '2100000000000001', 'More than exists'],
  ['Hours a new recipient waits', '169', 'Enter hours from 0 to 168'],
])('does not send “%s” of %s', async (label, typed, problem) => {
  const main = await openApp('full');
  await openRules();
  await userEvent.fill(page.getByLabelText(label).first(), typed);
  await expect.element(page.getByText(problem)).toBeVisible();
  await userEvent.click(button('Save rules'), { force: true });
  expect(main.timesCalled('rules.set')).toBe(0);
});
