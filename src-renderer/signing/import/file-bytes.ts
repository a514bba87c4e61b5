/** Above what any PSBT, pack or account takes, as main has it too. */
export const MAX_FILE_BYTES = 3_200_000;

/** A file that the page was given, as it crosses to main. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

const PIECE = 8_192;
