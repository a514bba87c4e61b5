import type { StaticCheck } from '../rules.ts';
import { pageChecks } from './page.ts';
import { releaseChecks } from './release.ts';
import { secretChecks } from './secrets.ts';
import { shellChecks } from './shell.ts';

export const staticChecks: readonly StaticCheck[] = [
  ...shellChecks,
  ...pageChecks,
  ...secretChecks,
  ...releaseChecks,
];
