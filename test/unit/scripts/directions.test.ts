import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

/** A file with one wrong line for each rule that protects a secret or a verdict. */
const wrong = [
  ['pure-rooms-are-pure', 'src-main/verify/a.ts', `import 'node:fs'`],
  ['renderer-not-to-main', 'src-renderer/text/b.ts', `import type {} from '../../src-main/verify/a.ts'`],
  ['vault-behind-the-keyholder', 'src-main/wallet/c.ts', `import '../keyholder/vault/d.ts'`],
  ['keytar-in-the-vault', 'src-main/keyholder/e.ts', `export const late = () => import('keytar')`],
  ['network-is-opened-by-clients', 'src-main/records/f.ts', `export const late = () => import('undici')`],
  ['practice-shares-no-mistake', 'src-main/practice/g.ts', `import '../verify/a.ts'`],
  ['own-service-holds-no-secret', 'src-main/own-service/h.ts', `import '../keyholder/e.ts'`],
  ['loopback-is-never-packaged', 'src-main/index.ts', `import './hosts/loopback/i.ts'`],
  ['code-knows-no-test', 'src-main/j.ts', `import '../test/k.ts'`],
] as const;
const others = [
  'src-main/keyholder/vault/d.ts',
  'src-main/hosts/loopback/i.ts',
  'test/k.ts',
  'node_modules/keytar/index.js',
  'node_modules/undici/index.js',
];

it("check:directions finds each wrong import by its rule's name", { timeout: 60_000 }, () => {
  const folder = tempFolder();
  for (const name of ['package.json', 'tsconfig.json']) symlinkSync(join(root, name), join(folder, name));
  for (const [, file, line] of [...wrong, ...others.map((path) => ['', path, ''] as const)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line};\n`);
  }
  const args = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    ...['src-main', 'src-renderer'],
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  const found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  expect(wrong.map(([rule, file]) => `${rule}: ${file}`).filter((one) => !found.includes(one))).toEqual([]);
});
