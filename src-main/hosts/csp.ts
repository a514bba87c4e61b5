/** The two hosts: a window with its own scheme, and a page served on 127.0.0.1. */
export type HostKind = 'electron' | 'loopback';

/**
 * The content policy, written here for both hosts and nowhere else (no meta tag): they differ by `connect-src` and
 * `sandbox`. In Electron the page has no network at all, and no `allow-modals`: it opens no box and no native print
 * dialog, in whatever frame. The loopback page may speak to its own origin.
 * `svelte-trusted-html` is the one policy Svelte creates for its templates: without the name nothing mounts.
 */
export function csp(host: HostKind): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${host === 'electron' ? "'none'" : "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types svelte-trusted-html',
    ...(host === 'electron' ? ['sandbox allow-scripts allow-same-origin allow-forms'] : []),
  ].join('; ');
}

/** Headers of every file that a host serves to its page. */
export function pageHeaders(host: HostKind, contentType: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-security-policy': csp(host),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // WebRTC asks no content policy: this keeps it, and all else, to the origin. In Electron session.ts does.
    ...(host === 'loopback' ? { 'connection-allowlist': '(response-origin)' } : {}),
    // Clipboard writing stays: on the loopback host only the page can reach a clipboard. The camera reads QR codes: in
    // Electron main allows it while a screen scans (electron/session.ts), elsewhere the browser asks the person.
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), usb=(), serial=(), hid=(), payment=()',
  };
}
