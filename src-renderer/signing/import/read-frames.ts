import { QRCanvas } from 'qr/dom.js';

/** Larger pictures are scaled down to this: a code that fills a third of it can still be read. */
const MAX_VIDEO_SIDE = 960;
const MAX_PICTURE_SIDE = 1_600;
/** Pictures of codes are smaller, and unpacking can multiply a picture's bytes by a hundred. */
const MAX_PICTURE_BYTES = 40_000_000;
/** Pause between two readings, so that typing elsewhere isn't held up. */
const REST_MS = 40;

/** Turns a code's bytes into text. Absent: in the encoding that the code names. */
export type BytesAsText = (bytes: Uint8Array) => string;

export function readFrames(
  video: HTMLVideoElement,
  ontext: (text: string) => void,
  textDecoder?: BytesAsText,
): () => void {
  const canvas = scanner(textDecoder);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let ended = false;
  const look = async (): Promise<void> => {
    const { videoWidth: width, videoHeight: height, readyState } = video;
    if (readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && width > 0) {
      const text = await readFrom(canvas, video, { width, height, side: MAX_VIDEO_SIDE });
      if (ended) return;
      if (text !== null) ontext(text);
    }
    again();
  };
  const again = (): void => {
    timer = setTimeout(() => void look(), REST_MS);
  };
  again();
  return () => {
    ended = true;
    if (timer !== null) clearTimeout(timer);
    canvas.clear();
  };
}

/** The text of a picture's code; null if the file is too large, no picture, or without a readable code. */
export async function readPicture(file: Blob, textDecoder?: BytesAsText): Promise<string | null> {
  if (file.size > MAX_PICTURE_BYTES) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  try {
    const { width, height } = bitmap;
    return await readFrom(scanner(textDecoder), bitmap, { width, height, side: MAX_PICTURE_SIDE });
  } finally {
    bitmap.close();
  }
}

/** Reads in slices, so that the page stays quick meanwhile. */
function scanner(textDecoder?: BytesAsText): QRCanvas {
  const reading = textDecoder === undefined ? {} : { textDecoder };
  return new QRCanvas({}, { async: true, cropToSquare: false, ...reading });
}

async function readFrom(
  canvas: QRCanvas,
  image: HTMLVideoElement | ImageBitmap,
  { width, height, side }: { readonly width: number; readonly height: number; readonly side: number },
): Promise<string | null> {
  const scale = Math.min(1, side / Math.max(width, height));
  const read = await canvas.drawImage(image, Math.round(height * scale), Math.round(width * scale));
  return typeof read === 'string' ? read : null;
}
