/// <reference types="@vitest/browser-playwright" />
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import AnimatedQr from '../../src-renderer/components/AnimatedQr.svelte';
import type { FrameSource } from '../../src-renderer/components/frame-supply.svelte.ts';
import ScanQr from '../../src-renderer/signing/import/ScanQr.svelte';
import { Host } from '../../src-renderer/stores/host.svelte.ts';
import { fakeMain, inputs } from '../fakes/bridge.ts';
import { fakeCamera } from './fake-camera.ts';
import { textSnippet } from './snippets.ts';
import '../../src-renderer/theme/tokens.css';
import '../../src-renderer/theme/base.css';
import '../../src-renderer/theme/components.css';

const pass = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const PARTS = { low: 15, medium: 7, high: 4 } as const;
/** A frame of a text in `parts` parts; numbers beyond the last begin again. */
const frameOf = (number: number, parts: number, of = 'ONE'): string =>
  `UR:FAKE/${String(((number - 1) % parts) + 1)}-${String(parts)}/${of}/${'0123456789ABCDEF'.repeat(28)}`;
const framesOf = (parts: number, of?: string): string[] =>
  Array.from({ length: 2 * parts }, (_, at) => frameOf(at + 1, parts, of));

const source: FrameSource = ({ density, from, count }) =>
  Promise.resolve({
    parts: PARTS[density],
    frames: Array.from({ length: count }, (_, at) => frameOf(from + at, PARTS[density])),
  });

test('showing codes cycles through the parts, and can be paused and stepped by hand', async () => {
  const screen = await render(AnimatedQr, {
    source,
    label: 'The pack',
    file: textSnippet('<b>Save it</b>'),
  });
  await expect.element(screen.getByText(/^Part [1-7] of 7$/)).toBeVisible();
  await expect.element(screen.getByText('Save it')).toBeVisible();
  await expect.element(screen.getByText('all shown', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Pause' }).click();
  const shown = () => screen.getByRole('img', { name: 'The pack' }).element().innerHTML;
  const before = shown();
  await screen.getByRole('button', { name: 'Next' }).click();
  const next = shown();
  expect(next).not.toBe(before);
  await screen.getByRole('button', { name: 'Previous' }).click();
  expect(shown()).toBe(before);
  await pass(600);
  expect(shown()).toBe(before);
});

test('showing codes turns no frames by itself with reduced motion', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
  const screen = await render(AnimatedQr, { source, label: 'The pack' });
  await expect.element(screen.getByText('Part 1 of 7')).toBeVisible();
  await pass(900);
  await expect.element(screen.getByText('Part 1 of 7')).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Part 2 of 7')).toBeVisible();
});

test('showing codes reports content that is too large or gone', async () => {
  const many = await render(AnimatedQr, {
    source: () => Promise.resolve({ parts: 0, frames: [] }),
    label: 'Too much',
  });
  await expect.element(many.getByText('too much for codes', { exact: false })).toBeVisible();
  const gone = await render(AnimatedQr, { source: () => Promise.resolve(null), label: 'Gone' });
  await expect.element(gone.getByText('These codes have expired', { exact: false })).toBeVisible();
});

/** The fake main counts the parts of the first text only. */
async function scan() {
  const main = fakeMain('funded');
  const gatherId = 'ee'.repeat(16);
  const got = new Set<string>();
  main.answers({
    'codes.gather': ({ text }) => {
      const [, , of = '1', name = text] = /^UR:FAKE\/(\d+)-(\d+)\/(\w+)/.exec(text) ?? [];
      const [first = text] = got;
      if (first !== text && !first.includes(`/${name}/`))
        return { gatherId, told: { kind: 'refused', because: 'other' } };
      const have = got.add(text).size;
      return {
        gatherId,
        told: have === Number(of) ? { kind: 'whole' } : { kind: 'more', have, of: Number(of) },
      };
    },
  });
  const onwhole = vi.fn();
  const screen = await render(ScanQr, { bridge: main.bridge, host: new Host(), onwhole });
  return { main, onwhole, screen, got };
}

describe('reading codes by camera', () => {
  test('gathers a message although a third of the frames is lost, then turns the camera off', async () => {
    const camera = fakeCamera();
    const { main, onwhole, screen, got } = await scan();
    const frames = framesOf(17);
    camera.play(frames.filter((_, at) => at % 3 !== 1));
    await expect.element(screen.getByText(/^\d+ of 17 parts$/)).toBeVisible();
    await vi.waitFor(
      () => {
        expect(onwhole).toHaveBeenCalledOnce();
      },
      { timeout: 25_000 },
    );
    const [{ texts }] = onwhole.mock.calls[0] as [{ texts: string[] }];
    for (const text of texts) expect(frames).toContain(text);
    expect(got.size).toBe(17);
    expect(camera.live()).toBe(false);
    expect(inputs(main, 'codes.camera').at(0)).toEqual({ on: true });
    expect(inputs(main, 'codes.camera').at(-1)).toEqual({ on: false });
  });

  test('asks for video only, and switches to a chosen camera', async () => {
    const camera = fakeCamera();
    const { screen } = await scan();
    await screen.getByRole('combobox', { name: 'Camera' }).selectOptions('Back camera');
    await expect.poll(() => camera.asked.length).toBe(2);
    for (const { audio } of camera.asked) expect(audio).toBe(false);
    expect(camera.asked[1]?.video).toMatchObject({ deviceId: { exact: 'device-1' } });
  });

  test('ends each camera track when left, and asks for no camera before it is opened', async () => {
    const camera = fakeCamera();
    expect(camera.asked).toHaveLength(0);
    const { main, screen } = await scan();
    await expect.poll(() => camera.live()).toBe(true);
    await screen.unmount();
    expect(camera.live()).toBe(false);
    expect(inputs(main, 'codes.camera').at(-1)).toEqual({ on: false });
  });

  test('turns off when the window is left, keeps what was read, and goes on when asked', async () => {
    const camera = fakeCamera();
    const { onwhole, screen } = await scan();
    const frames = framesOf(5);
    camera.play(frames.slice(0, 2));
    await expect.element(screen.getByText('2 of 5 parts')).toBeVisible();
    window.dispatchEvent(new Event('blur'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The camera is off');
    expect(camera.live()).toBe(false);
    camera.play(frames.slice(2));
    await screen.getByRole('button', { name: 'Turn on camera' }).click();
    await vi.waitFor(
      () => {
        expect(onwhole).toHaveBeenCalledOnce();
      },
      { timeout: 20_000 },
    );
  });

  test.each([
    ['NotAllowedError', 'Ochre may not use the camera'],
    ['NotFoundError', 'No camera found'],
    ['NotReadableError', 'Another program uses the camera'],
    ['TypeError', 'The camera doesn’t work'],
  ])('says what %s means and what to do', async (name, title) => {
    const camera = fakeCamera();
    camera.refuse(name);
    const { screen } = await scan();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(title);
    expect(camera.live()).toBe(false);
  });

  test('tells codes of another message from codes of no message', async () => {
    const camera = fakeCamera();
    const { onwhole, screen } = await scan();
    const [one = ''] = framesOf(5);
    const [other = ''] = framesOf(7, 'OTHER');
    camera.play([one, other], 400);
    await expect.element(screen.getByText('Code of something else', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('1 of 5 parts')).toBeVisible();
    expect(onwhole).not.toHaveBeenCalled();
  });
});
