import { findBinaries } from './rgb-lib/binaries.ts';
import { RGB_LIB } from './rgb-lib/build.ts';

/** rgb-lib, whose package is optional; null where it is installed, else the package that is missing. */
export function missingPackage(): string | null {
  return findBinaries(RGB_LIB) === null ? RGB_LIB.package : null;
}
