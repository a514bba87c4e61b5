import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';

export interface KeyholderBundle {
  /** The built child entry. */
  readonly path: string;
  readonly remove: () => void;
}

const project = resolve(import.meta.dirname, '../..');

/**
 * Builds the keyholder's entry as the app's build does, with the native packages left outside. It lies below node_modules, so
 * that those are found, and each call has a folder of its own, so that two test runs do not meet.
 */
export const bundleKeyholder = (): Promise<KeyholderBundle> =>
  bundleWhole('src-main/keyholder/child-entry.ts');

/** The same of the reader. */
export const bundleReader = (): Promise<KeyholderBundle> => bundleWhole('src-main/reader/worker.ts');

/** Any file of ours with its packages in it, which starts soonest. */
export const bundleWhole = (entry: string): Promise<KeyholderBundle> =>
  bundle(entry, { noExternal: true, external: ['keytar', 'libsql', 'tiny-secp256k1'] });

/** Any file of ours in the form in which the build emits it, with every package left outside. */
export const bundleFor = (entry: string): Promise<KeyholderBundle> => bundle(entry, {});

async function bundle(entry: string, ssr: NonNullable<InlineConfig['ssr']>): Promise<KeyholderBundle> {
  const name = basename(entry, '.ts');
  const folder = resolve(
    project,
    `node_modules/.cache/ochre-${name}-${String(process.pid)}-${String(Date.now())}`,
  );
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    ssr,
    build: {
      ssr: resolve(project, entry),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return {
    path: resolve(folder, 'entry.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
