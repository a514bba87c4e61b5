import tls from 'node:tls';
import { onTestFinished } from 'vitest';

/** Until the test ends, TLS of this process trusts what `authority` (PEM) signed, as if this computer did; it still judges. */
export function trust(authority: string): void {
  const make = tls.createSecureContext;
  tls.createSecureContext = (options) => {
    const made = make(options);
    (made.context as { addCACert: (pem: string) => void }).addCACert(authority);
    return made;
  };
  onTestFinished(() => void (tls.createSecureContext = make));
}
