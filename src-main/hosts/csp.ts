export type HostKind = 'electron' | 'loopback';

/** Electron gets no network, no `allow-modals` (boxes, print dialog). Svelte mounts only by `svelte-trusted-html`. */
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

export function pageHeaders(host: HostKind, contentType: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-security-policy': csp(host),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The content policy doesn't cover WebRTC; this header does. In Electron, session.ts blocks WebRTC.
    ...(host === 'loopback' ? { 'connection-allowlist': '(response-origin)' } : {}),
    // The loopback page writes its own clipboard, and scans with the camera (Electron: electron/session.ts).
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), usb=(), serial=(), hid=(), payment=()',
  };
}
