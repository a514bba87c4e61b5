import { bridgeChecks } from './bridge.ts';
import type { StaticCheck } from './check.ts';
import { pageChecks } from './page.ts';
import { releaseChecks } from './release.ts';
import { secretChecks } from './secrets.ts';
import { sessionChecks } from './session.ts';
import { startChecks } from './start.ts';
import { windowChecks } from './window.ts';

export const staticChecks: readonly StaticCheck[] = [
  ...windowChecks,
  ...startChecks,
  ...sessionChecks,
  ...pageChecks,
  ...bridgeChecks,
  ...secretChecks,
  ...releaseChecks,
];
