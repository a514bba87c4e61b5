import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Claims from '../../src-renderer/components/Claims.svelte';
import Flow from '../../src-renderer/components/Flow.svelte';
import { layOut, type FlowLine } from '../../src-renderer/components/flow-layout.ts';
import OutcomeMark from '../../src-renderer/components/OutcomeMark.svelte';
import '../../src-renderer/theme/tokens.css';
import '../../src-renderer/theme/base.css';
import '../../src-renderer/theme/components.css';
import { lookFromHash, swatchLook, swatchName } from '../../src-renderer/components/swatches.ts';

const coin = (label: string, amountSats: number, outcome: FlowLine['outcome'] = 'proved'): FlowLine => ({
  label,
  amountSats,
  outcome,
  kind: 'plainBitcoin',
});

test('the four outcomes differ in shape and word, not only in colour', async () => {
  const shapes = new Set<string>();
  for (const [outcome, word] of [
    ['proved', 'Verified'],
    ['onTrust', 'Reported'],
    ['notProved', 'Not verified'],
    ['contradicts', 'Doesn’t match'],
  ] as const) {
    const screen = await render(OutcomeMark, { outcome });
    const mark = screen.getByRole('img', { name: word, exact: true });
    shapes.add(mark.element().innerHTML.replaceAll(/<!--.*?-->/g, ''));
    await screen.unmount();
  }
  expect(shapes.size).toBe(4);
});

test('the worst claims come first, wherever they were found', async () => {
  const screen = await render(Claims, {
    claims: [
      { outcome: 'proved', sentence: 'The fee is as asked.' },
      { outcome: 'onTrust', sentence: 'The service reports what it holds.' },
      { outcome: 'notProved', sentence: 'The list is not known.', note: 'It is long.' },
      { outcome: 'contradicts', sentence: 'Change goes to a stranger.', code: 'OUTPUT_SPOOF' },
    ],
  });
  const items = screen.getByRole('listitem').elements();
  expect(items[0]?.textContent).toMatch(/Change goes to a stranger\.\s+OUTPUT_SPOOF\s+Doesn’t match/);
  expect(items[1]?.textContent).toMatch(/The list is not known\.\s+It is long\.\s+Not verified/);
  expect(items[2]?.textContent).toMatch(/The service reports what it holds\.\s+Reported/);
  expect(items[3]?.textContent).toContain('Verified');
});

test('every line of the transaction has mark, words and amount, and the fee is an output', async () => {
  const screen = await render(Flow, {
    inputs: [coin('Coin 6e02…:0', 10_000)],
    outputs: [coin('New slot', 1_000), coin('Not one of your addresses', 8_500, 'contradicts')],
    feeSats: 500,
  });
  const outputs = screen.getByRole('list', { name: 'Outputs' }).getByRole('listitem');
  expect(outputs.elements().map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'New slot 1,000 sats',
    'Not one of your addresses 8,500 sats',
    'Fee 500 sats',
  ]);
  await expect.element(outputs.nth(1).getByRole('img', { name: 'Doesn’t match' })).toBeInTheDocument();
  await expect.element(outputs.nth(0).getByRole('img', { name: 'Verified' })).toBeInTheDocument();
});

test('a contradicting line is never summed up while a proved one is drawn', () => {
  const inputs = Array.from({ length: 40 }, (_, at) => coin(`Coin ${String(at)}`, 1_000));
  inputs[38] = coin('Stranger', 1_000, 'contradicts');
  const plan = layOut(inputs, [], coin('Fee', 1));
  expect(plan.inputs.map((line) => line.label)).toContain('Stranger');
  expect(plan.inputs).toHaveLength(9);
  expect(plan.inputs.at(-1)).toMatchObject({ label: '32 more', amountSats: 32_000, outcome: 'proved' });
});

test('a sum of lines has the mark of its worst line', () => {
  const inputs = Array.from({ length: 20 }, (_, at) => coin(`Coin ${String(at)}`, 1_000, 'contradicts'));
  const plan = layOut(inputs, [], coin('Fee', 1));
  expect(plan.inputs.at(-1)?.outcome).toBe('contradicts');
});

test('the fee is drawn even if outputs are summed up, and all lines on request', async () => {
  const screen = await render(Flow, {
    inputs: [coin('Coin', 50_000)],
    outputs: Array.from({ length: 20 }, (_, at) => coin(`Slot ${String(at)}`, 1_000)),
    feeSats: 500,
  });
  const outputs = screen.getByRole('list', { name: 'Outputs' }).getByRole('listitem');
  expect(outputs.elements()).toHaveLength(10);
  expect(outputs.elements().at(-1)?.textContent).toContain('Fee');
  await screen.getByRole('button', { name: /Show all/ }).click();
  await expect.poll(() => outputs.elements().length).toBe(21);
});

test("an asset's look follows from SHA-256 of its contract id", () => {
  // The first four bytes as one number, mod 12; the low four bits of the fifth.
  expect(lookFromHash(Uint8Array.of(0, 0, 0, 13, 0xf9))).toEqual({ pigment: 1, marks: 9 });
  expect(lookFromHash(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0a))).toEqual({ pigment: 3, marks: 10 });
  expect(swatchName({ pigment: 1, marks: 9 })).toBe('Colour 2, pattern 9');
  // sha256('abc') = ba7816bf 8f…: 0xba7816bf mod 12 = 3, low bits of 0x8f = 15
  expect(swatchLook('abc')).toEqual({ pigment: 0xba7816bf % 12, marks: 15 });
});
