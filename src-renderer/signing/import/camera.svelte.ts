export type NoCamera =
  /** The person, the browser or the system said no. */
  | 'denied'
  /** There is none, or not the one that was chosen. */
  | 'none'
  /** Another program has it. */
  | 'busy'
  | 'other'
  /** The window went out of sight: it is not left on where nobody looks. */
  | 'away';

export type CameraState =
  { readonly name: 'off' | 'asking' | 'on' } | { readonly name: 'shut'; readonly why: NoCamera };

export interface CameraChoice {
  readonly deviceId: string;
  readonly label: string;
}

/** One camera of this computer, on only between `start` and `stop`. Never asks for sound. */
export class CodeCamera {
  readonly #allow: (on: boolean) => Promise<unknown>;
  #stream: MediaStream | null = null;
  #turn = 0;
  state = $state.raw<CameraState>({ name: 'off' });
  choices = $state.raw<readonly CameraChoice[]>([]);
  chosen = $state('');

  constructor(allow: (on: boolean) => Promise<unknown>) {
    this.#allow = allow;
  }

  /** Puts its pictures on `video`. Without a device: the one at the back where there are several. */
  async start(video: HTMLVideoElement, deviceId = ''): Promise<void> {
    this.#turn += 1;
    const mine = this.#turn;
    this.#end();
    this.state = { name: 'asking' };
    await this.#allow(true);
    const wanted = deviceId === '' ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } };
    try {
      const stream = await mediaDevices().getUserMedia({
        audio: false,
        video: { ...wanted, width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      // It was left, or another one chosen, while the person was asked.
      if (mine !== this.#turn) {
        endTracks(stream);
        return;
      }
      this.#stream = stream;
      const [track] = stream.getVideoTracks();
      // Unplugged, or taken away by the system.
      track?.addEventListener('ended', () => {
        if (this.#stream === stream) this.stop('none');
      });
      video.srcObject = stream;
      await video.play();
      this.chosen = track?.getSettings().deviceId ?? deviceId;
      this.state = { name: 'on' };
      await this.#list();
    } catch (error) {
      if (mine === this.#turn) this.stop(reasonOf(error));
    }
  }

  /** Ends every track. `why` null: the screen is left. */
  stop(why: NoCamera | null): void {
    this.#turn += 1;
    this.#end();
    this.state = why === null ? { name: 'off' } : { name: 'shut', why };
    void this.#allow(false);
  }

  #end(): void {
    if (this.#stream !== null) endTracks(this.#stream);
    this.#stream = null;
  }

  async #list(): Promise<void> {
    const devices = await mediaDevices()
      .enumerateDevices()
      .catch(() => []);
    this.choices = devices
      .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
      .map(({ deviceId, label }) => ({ deviceId, label }));
  }
}

/** Absent where the page's origin is not one that browsers trust. */
function mediaDevices(): MediaDevices {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (mediaDevices === undefined) throw new DOMException('no devices', 'NotFoundError');
  return mediaDevices;
}

function endTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** By the names that Media Capture and Streams, 10.4.1, gives. */
function reasonOf(error: unknown): NoCamera {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'other';
  }
}
