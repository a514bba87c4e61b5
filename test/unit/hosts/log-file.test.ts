import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openLogFile } from '../../../src-main/hosts/log-file.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('the log file', () => {
  let folder: string;
  beforeEach(() => void (folder = tempFolder()));

  it('keeps lines in order, readable by the user alone', () => {
    const write = openLogFile(folder);
    write('one\n');
    write('two\n');
    expect(readFileSync(join(folder, 'ochre.log'), 'utf8')).toBe('one\ntwo\n');
    expect(statSync(join(folder, 'ochre.log')).mode & 0o777).toBe(0o600);
  });

  it('never grows beyond two files', () => {
    writeFileSync(join(folder, 'ochre.log'), 'x'.repeat(1_000_001));
    writeFileSync(join(folder, 'ochre.old.log'), 'older');
    openLogFile(folder)('new\n');
    expect(readdirSync(folder).sort()).toEqual(['ochre.log', 'ochre.old.log']);
    expect(readFileSync(join(folder, 'ochre.log'), 'utf8')).toBe('new\n');
    expect(statSync(join(folder, 'ochre.old.log')).size).toBe(1_000_001);
  });

  it("doesn't stop the wallet if the disk refuses", () => {
    const write = openLogFile(join(folder, 'none'));
    expect(() => write('lost\n')).not.toThrow();
  });
});
