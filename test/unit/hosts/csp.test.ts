import { describe, expect, it } from 'vitest';
import { csp, pageHeaders } from '../../../src-main/hosts/csp.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => splitAt(part, part.indexOf(' '))));
const splitAt = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at + 1)];

describe('hardening 9: the content policy', () => {
  it.each(['electron', 'loopback'] as const)('allows nothing that is not named, on %s', (host) => {
    const policy = directives(csp(host));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy.get(name)).toBe("'none'");
    }
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(csp(host)).not.toMatch(/unsafe|\*|https?:|blob:|filesystem:/);
  });

  it('differs between the hosts by connect-src, and by a sandbox without modals in Electron', () => {
    expect(directives(csp('electron')).get('connect-src')).toBe("'none'");
    expect(directives(csp('loopback')).get('connect-src')).toBe("'self'");
    const sandbox = directives(csp('electron')).get('sandbox');
    expect(sandbox).toBe('allow-scripts allow-same-origin allow-forms');
    const rest = csp('electron').replace(`; sandbox ${String(sandbox)}`, '');
    expect(rest.replace("connect-src 'none'", "connect-src 'self'")).toBe(csp('loopback'));
  });

  it('comes with a list of where the page may connect at all, WebRTC among it, on loopback', () => {
    expect(pageHeaders('loopback', 'text/html')['connection-allowlist']).toBe('(response-origin)');
    expect(pageHeaders('electron', 'text/html')['connection-allowlist']).toBeUndefined();
  });

  it('goes out with nosniff, no-store and no referrer', () => {
    const headers = pageHeaders('electron', 'text/css');
    expect(headers['content-security-policy']).toBe(csp('electron'));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});
