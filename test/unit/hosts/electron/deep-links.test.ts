import type { App } from 'electron';
import { describe, expect, it } from 'vitest';
import { createCollector } from '../../../../src-main/hosts/electron/collector.ts';
import { hearLinks, LINK_SCHEME, linksIn } from '../../../../src-main/hosts/electron/deep-links.ts';
import { preventable, strict } from '../../../fakes/electron.ts';

function fakeApp(isPackaged: boolean) {
  const registered: unknown[][] = [];
  let openUrl: (event: unknown, url: string) => void = () => undefined;
  const app = strict<App>('app', {
    isPackaged,
    on: (name: string, listener: typeof openUrl) => {
      expect(name).toBe('open-url');
      openUrl = listener;
    },
    setAsDefaultProtocolClient: (...asked: unknown[]) => registered.push(asked),
  });
  return { app, registered, openUrl: (event: unknown, url: string) => openUrl(event, url) };
}

describe('hardening 27: deep links', () => {
  it('are those of one scheme, which an installed Ochre alone registers, after --', () => {
    const { app, registered } = fakeApp(true);
    hearLinks(app, () => undefined, '/opt/ochre/ochre');
    expect(registered).toEqual([['rgb', '/opt/ochre/ochre', ['--']]]);
    expect(LINK_SCHEME).toBe('rgb');
    const development = fakeApp(false);
    hearLinks(development.app, () => undefined, '/x');
    expect(development.registered).toEqual([]);
  });

  it('that macOS hands over are taken as data', () => {
    const { app, openUrl } = fakeApp(false);
    const offered: unknown[] = [];
    hearLinks(app, (links) => offered.push(links), '/x');
    const event = preventable({});
    openUrl(event, 'rgb:x');
    expect(event.defaultPrevented).toBe(true);
    expect(offered).toEqual([['rgb:x']]);
  });

  it('are held until somebody takes them', () => {
    const { offer, handOver } = createCollector<string>();
    const taken: unknown[] = [];
    offer([]);
    offer(['rgb:a']);
    handOver((links) => taken.push(links));
    offer(['rgb:b']);
    expect(taken).toEqual([['rgb:a'], ['rgb:b']]);
  });

  it('that nobody opened are handed to nobody', () => {
    const { handOver } = createCollector<string>();
    const taken: unknown[] = [];
    handOver((links) => taken.push(links));
    expect(taken).toEqual([]);
  });
});

describe('hardening 26: the command line of a second start', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['ochre', 'rgb:a'], ['rgb:a']],
    [['ochre', '--', 'rgb:a'], ['rgb:a']],
    [['ochre', '--original-process-start-time=1', '--allow-file-access-from-files', 'rgb:a'], ['rgb:a']],
    [['ochre', 'RGB:A'], ['RGB:A']],
    [
      ['ochre', 'rgb:a', 'rgb:b'],
      ['rgb:a', 'rgb:b'],
    ],
    [['rgb:ochre'], []],
    [['ochre'], []],
    [
      ['ochre', '--data', '/tmp/x', '--no-sandbox', 'file:///etc/passwd', 'bitcoin:x', '--rgb:a', ' rgb:a'],
      [],
    ],
  ])('%j holds the links %j, and nothing else that is heard', (argv, links) => {
    expect(linksIn(argv)).toEqual(links);
  });
});
