import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRendererFiles, type RendererFiles } from '../../../src-main/hosts/renderer-files.ts';
import { buildPage, pathsThatLeadOut } from './built-page.ts';

describe('hardening 11: the files of the built page', () => {
  const page = buildPage();
  let find: RendererFiles;
  beforeAll(() => {
    find = openRendererFiles(page.folder);
  });
  afterAll(page.remove);

  it('serves the index under its name and under the root', async () => {
    expect(find('/')).toBe(find('/index.html'));
    expect(find('/')?.contentType).toBe('text/html; charset=utf-8');
    expect(new TextDecoder().decode(await find('/')?.read())).toContain('<title>Ochre</title>');
  });

  it('names the type of a script, so that nosniff lets it run', () => {
    expect(find('/assets/index-abc.js')?.contentType).toBe('text/javascript; charset=utf-8');
  });

  it.each(pathsThatLeadOut)('finds nothing at %j', (path) => expect(find(path)).toBeNull());

  it('refuses a folder without a page', () => {
    const empty = mkdtempSync(join(tmpdir(), 'ochre-empty-'));
    expect(() => openRendererFiles(empty)).toThrow('no built page');
    rmSync(empty, { recursive: true });
  });
});
