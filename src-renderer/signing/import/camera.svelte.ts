export type NoCamera =
  /** The person, the browser or the system said no. */
  | 'denied'
  /** There is no camera, or not the chosen one. */
  | 'none'
  /** Another program has the camera. */
  | 'busy'
  | 'other'
  /** The window was hidden, and a camera must not stay on unseen. */
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

  /** Shows the camera on `video`. Without `deviceId` it is the one at the back, if there are several. */
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
      // While the person was asked, the screen was left or another camera chosen.
      if (mine !== this.#turn) {
        endTracks(stream);
        return;
      }
      this.#stream = stream;
      const [track] = stream.getVideoTracks();
      // The camera was unplugged, or the system took it away.
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

  /** Ends every track. `why` null: the person left the screen. */
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

/** Throws NotFoundError without camera devices, as on a page whose origin browsers don't trust. */
function mediaDevices(): MediaDevices {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (mediaDevices === undefined) throw new DOMException('no devices', 'NotFoundError');
  return mediaDevices;
}

function endTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Error names are from Media Capture and Streams, 10.4.1. */
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
