import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { readProject } from '../../../hardening/files.ts';
import { callsOf, newsOf, shellSources, textsLike } from '../../../hardening/syntax.ts';

// What test/hardening does not ask for, since it is no matter of Electron's.

describe('the sources of main', () => {
  const files = readProject();

  it('make a tray in one place', () => {
    expect(newsOf(files, shellSources(files), 'Tray').map(({ path }) => path)).toEqual([
      'src-main/hosts/electron/tray.ts',
    ]);
  });

  it('listen on 127.0.0.1 alone', () => {
    const listening = callsOf(files, shellSources(files), 'listen').filter(
      ({ node }) =>
        ts.isPropertyAccessExpression(node.expression) &&
        /server/i.test(node.expression.expression.getText()),
    );
    expect(listening.length).toBeGreaterThan(0);
    expect(
      listening.filter(({ node }) => !node.getText().includes("'127.0.0.1'")).map(({ path }) => path),
    ).toEqual([]);
    expect(textsLike(files, shellSources(files), /^(?:0\.0\.0\.0|::)$/)).toEqual([]);
  });
});
