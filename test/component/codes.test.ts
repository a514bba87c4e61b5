/// <reference types="@vitest/browser-playwright" />
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import AnimatedQr from '../../src-renderer/components/AnimatedQr.svelte';
import type { FrameSource } from '../../src-renderer/components/frame-supply.svelte.ts';
import ScanQr from '../../src-renderer/signing/import/ScanQr.svelte';
import { Host } from '../../src-renderer/stores/host.svelte.ts';
import { fakeMain, inputs } from '../fakes/bridge.ts';
import { draw, fakeCamera } from './fake-camera.ts';
import { textSnippet } from './snippets.ts';
import '../../src-renderer/theme/tokens.css';
import '../../src-renderer/theme/base.css';
import '../../src-renderer/theme/components.css';

/** Digits, the same each time; medium codes take 480 of them each. */
const textOf = (size: number): string =>
  Array.from({ length: size }, (_, i) => ((i * 73 + (i >> 5)) % 16).toString(16).toUpperCase()).join('');

const pass = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const sourceOf =
  ({ bridge }: ReturnType<typeof fakeMain>, heldId: string): FrameSource =>
  async (asked) => {
    const result = await bridge.codes.frames({ heldId, ...asked });
    return result.ok ? result.value : null;
  };

function held(size: number) {
  const main = fakeMain('funded');
  const heldId = main.world.codes.hold(textOf(size));
  return { source: sourceOf(main, heldId) };
}

describe('showing codes', () => {
  test('goes through the parts and on, and can be stopped and stepped by hand', async () => {
    const { source } = held(3_000);
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

  test('shows fewer, denser codes where that is chosen', async () => {
    const { source } = held(3_000);
    const screen = await render(AnimatedQr, { source, label: 'The pack' });
    await screen.getByRole('button', { name: 'High' }).click();
    await expect.element(screen.getByText(/of 4$/)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'High' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('moves nothing by itself for people who asked for less motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    onTestFinished(async () => {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] });
    });
    const { source } = held(3_000);
    const screen = await render(AnimatedQr, { source, label: 'The pack' });
    await expect.element(screen.getByText('Part 1 of 7')).toBeVisible();
    await pass(900);
    await expect.element(screen.getByText('Part 1 of 7')).toBeVisible();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('Part 2 of 7')).toBeVisible();
  });

  test('stands still where one code holds all of it', async () => {
    const main = fakeMain('funded');
    const heldId = main.world.codes.hold('a short text');
    const screen = await render(AnimatedQr, {
      source: sourceOf(main, heldId),
      label: 'The account',
    });
    await expect.element(screen.getByRole('img', { name: 'The account' })).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  test('says that it is too much, or no longer there', async () => {
    const many = await render(AnimatedQr, {
      source: () => Promise.resolve({ parts: 0, frames: [] }),
      label: 'Too much',
    });
    await expect.element(many.getByText('too much for codes', { exact: false })).toBeVisible();
    const gone = await render(AnimatedQr, { source: () => Promise.resolve(null), label: 'Gone' });
    await expect.element(gone.getByText('These codes have expired', { exact: false })).toBeVisible();
  });
});

async function scan(main = fakeMain('funded')) {
  const onwhole = vi.fn();
  const screen = await render(ScanQr, { bridge: main.bridge, host: new Host(), onwhole });
  return { main, onwhole, screen };
}

function framesOf(main: ReturnType<typeof fakeMain>, size: number): string[] {
  const heldId = main.world.codes.hold(textOf(size));
  const frames = (from: number) =>
    main.world.codes.frames({ heldId, density: 'medium', from, count: 64 }).frames;
  return frames(1).concat(frames(65));
}

describe('reading codes by camera', () => {
  test('puts a message together of which a third of the frames is lost, and turns the camera off', async () => {
    const camera = fakeCamera();
    const { main, onwhole, screen } = await scan();
    const frames = framesOf(main, 8_000);
    camera.play(frames.filter((_, at) => at % 3 !== 1));
    await expect.element(screen.getByText(/^\d+ of 17 parts$/)).toBeVisible();
    await vi.waitFor(
      () => {
        expect(onwhole).toHaveBeenCalledOnce();
      },
      { timeout: 25_000 },
    );
    const [{ gatherId, texts }] = onwhole.mock.calls[0] as [{ gatherId: string; texts: string[] }];
    expect(main.world.codes.whole(gatherId)).toBe(textOf(8_000));
    for (const text of texts) expect(frames).toContain(text);
    expect(camera.live()).toBe(false);
    expect(inputs(main, 'codes.camera').at(0)).toEqual({ on: true });
    expect(inputs(main, 'codes.camera').at(-1)).toEqual({ on: false });
  });

  test('asks for pictures alone, and for another camera where one is chosen', async () => {
    const camera = fakeCamera();
    const { screen } = await scan();
    await screen.getByRole('combobox', { name: 'Camera' }).selectOptions('Back camera');
    await expect.poll(() => camera.asked.length).toBe(2);
    for (const { audio } of camera.asked) expect(audio).toBe(false);
    expect(camera.asked[1]?.video).toMatchObject({ deviceId: { exact: 'device-1' } });
  });

  test('ends each track when it is left, and asks for nothing before it is open', async () => {
    const camera = fakeCamera();
    expect(camera.asked).toHaveLength(0);
    const { main, screen } = await scan();
    await expect.poll(() => camera.live()).toBe(true);
    await screen.unmount();
    expect(camera.live()).toBe(false);
    expect(inputs(main, 'codes.camera').at(-1)).toEqual({ on: false });
  });

  test('turns itself off when the window is left, keeps what was read, and goes on when asked', async () => {
    const camera = fakeCamera();
    const { main, onwhole, screen } = await scan();
    const frames = framesOf(main, 2_000);
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

  test('tells a code of something else, and of nothing', async () => {
    const camera = fakeCamera();
    const { main, onwhole, screen } = await scan();
    const [one = ''] = framesOf(main, 2_000);
    const [other = ''] = framesOf(main, 3_000);
    camera.play([one, other], 400);
    await expect.element(screen.getByText('Code of something else', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('1 of 5 parts')).toBeVisible();
    expect(onwhole).not.toHaveBeenCalled();
  });

  test('reads a code from a picture, and says so where there is none', async () => {
    fakeCamera().refuse('NotFoundError');
    const { main, onwhole, screen } = await scan();
    const input = screen.getByLabelText('Read from a picture');
    await input.upload(await pictureOf(null));
    await expect.element(screen.getByText('No QR code in photo.png.')).toBeVisible();
    await input.upload(await pictureOf('the text of an account'));
    await expect.poll(() => onwhole.mock.calls.length).toBe(1);
    const [{ gatherId }] = onwhole.mock.calls[0] as [{ gatherId: string }];
    expect(main.world.codes.whole(gatherId)).toBe('the text of an account');
  });
});

async function pictureOf(text: string | null): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 1_000;
  canvas.height = 700;
  draw(canvas, text);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob ?? new Blob()], 'photo.png', { type: 'image/png' });
}
