import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import type { CallInput, CallOutput, FileKind } from '../../src-preload/contract/index.ts';
import { fail } from '../base/errors.ts';
import { MAX_BROUGHT_BYTES } from '../base/bitcoin.ts';
import type { Ports } from '../world/world.ts';

interface Kind {
  /** Endings are checked again, as a dialog may let others pass. */
  readonly endings: readonly string[];
  readonly limitBytes: number;
  readonly many: boolean;
}

const MIB = 1024 * 1024;
const KINDS: Readonly<Record<FileKind, Kind>> = {
  toSign: { endings: ['psbt', 'json', 'txt'], limitBytes: MAX_BROUGHT_BYTES, many: true },
  nodeList: { endings: ['csv', 'json', 'txt'], limitBytes: BOUNDS.nodeListChars, many: false },
  invoices: { endings: ['txt', 'csv'], limitBytes: BOUNDS.invoiceListChars, many: false },
  pictures: { endings: ['png', 'jpg', 'jpeg', 'webp', 'gif', 'bmp'], limitBytes: 16 * MIB, many: true },
};

/** A compromised page must not get a key or a document because somebody was led to choose it. */
export async function chooseFiles(
  { files }: Pick<Ports, 'files'>,
  { kind }: CallInput<'files.choose'>,
): Promise<CallOutput<'files.choose'>> {
  const { endings, limitBytes, many } = KINDS[kind];
  const chosen = many
    ? await files.openMany(endings, limitBytes)
    : [await files.open(endings, limitBytes)].filter((one) => one !== null);
  return {
    files: chosen.map(({ name, bytes }) => {
      const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
      if (!endings.includes(ending)) throw fail('FILE_KIND', { file: name, endings: [...endings] });
      return { name, base64: Buffer.from(bytes).toString('base64') };
    }),
  };
}
