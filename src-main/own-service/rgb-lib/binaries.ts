import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Build } from './build.ts';

/** Full paths of what a build needs: its C interface, and koffi, by which it is called. */
export const binariesSchema = v.object({ header: v.string(), binary: v.string(), koffi: v.string() });
export type Binaries = v.InferOutput<typeof binariesSchema>;

const BINDINGS = 'rgb-lib/bindings/c-ffi';
const BINARY = 'target/x86_64-unknown-linux-gnu/release/librgblibcffi.so';

/** The system loads libraries, and can't look into the archive of a package: there they lie beside it. */
const outside = (path: string): string => path.replace(/\bapp\.asar(?=[\\/])/, 'app.asar.unpacked');

/** Null where they are not installed: both are optional, since rgb-lib is not to be had for every system. */
export function findBinaries(build: Build): Binaries | null {
  try {
    const manifest = createRequire(build.from).resolve(`${build.package}/package.json`);
    const folder = join(dirname(manifest), BINDINGS);
    const koffi = createRequire(import.meta.url).resolve('koffi');
    return { header: join(folder, 'rgblib.hpp'), binary: outside(join(folder, BINARY)), koffi };
  } catch {
    return null;
  }
}
