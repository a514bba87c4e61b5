import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

export interface KeyholderBundle {
  /** The built child entry. */
  readonly path: string;
  readonly remove: () => void;
}

const project = resolve(import.meta.dirname, '../..');

/**
 * Builds the keyholder's entry as the app's build does: one file, with the native packages left outside. It lies below
 * node_modules, so that those are found, and each call has a folder of its own, so that two test runs do not meet.
 */
export async function bundleKeyholder(): Promise<KeyholderBundle> {
  const folder = resolve(
    project,
    `node_modules/.cache/ochre-keyholder-${String(process.pid)}-${String(Date.now())}`,
  );
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['keytar', 'tiny-secp256k1'] },
    build: {
      ssr: resolve(project, 'src-main/keyholder/main.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'keyholder.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return {
    path: resolve(folder, 'keyholder.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
