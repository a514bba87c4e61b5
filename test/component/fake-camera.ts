import encodeQR from 'qr';
import { onTestFinished } from 'vitest';

const SIDE = 480;

/**
 * Simulates a camera by a canvas's stream that shows texts as QR codes. `asked`: the constraints of each request.
 * `live`: whether one of its tracks still runs.
 */
export function fakeCamera(devices = ['Front camera', 'Back camera']) {
  const canvas = document.createElement('canvas');
  canvas.width = 720;
  canvas.height = SIDE;
  const asked: MediaStreamConstraints[] = [];
  const streams: MediaStream[] = [];
  let refused: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: (constraints: MediaStreamConstraints) => {
        asked.push(constraints);
        if (refused !== null) return Promise.reject(new DOMException('no', refused));
        const stream = canvas.captureStream(30);
        streams.push(stream);
        return Promise.resolve(stream);
      },
      enumerateDevices: () =>
        Promise.resolve(
          devices.map((label, at) => ({ kind: 'videoinput', deviceId: `device-${String(at)}`, label })),
        ),
    },
  });
  onTestFinished(() => {
    clearInterval(timer);
    Reflect.deleteProperty(navigator, 'mediaDevices');
    if (real !== undefined) Object.defineProperty(Navigator.prototype, 'mediaDevices', real);
  });
  draw(canvas, null);
  return {
    asked,
    live: () => streams.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')),
    /** Makes later requests fail with this error. */
    refuse: (name: string) => void (refused = name),
    /** Shows these texts one after another, each for `ms`, again and again. */
    play: (texts: readonly (string | Uint8Array)[], ms: number = 120) => {
      let at = 0;
      const next = (): void => {
        draw(canvas, texts[at % texts.length] ?? null);
        at += 1;
      };
      clearInterval(timer);
      next();
      timer = setInterval(next, ms);
    },
  };
}

/** Draws the code off the middle on grey, as a screen looks to a camera. Bytes are drawn unchanged. */
function draw(canvas: HTMLCanvasElement, text: string | Uint8Array | null): void {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#8a8a84';
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (text === null) return;
  const how = { ecc: 'medium', border: 4 } as const;
  const modules =
    typeof text === 'string'
      ? encodeQR(text, 'raw', how)
      : encodeQR('bytes', 'raw', { ...how, encoding: 'byte', textEncoder: () => text });
  const size = Math.floor((canvas.height - 20) / modules.length);
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      context.fillStyle = dark ? '#1f1b16' : '#fff';
      context.fillRect(60 + x * size, 10 + y * size, size, size);
    });
  });
}
