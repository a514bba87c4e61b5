import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Made = ReturnType<typeof makeCertificate>;

/** The contents of a test certificate. */
interface Wanted {
  readonly name?: string;
  /** As openssl writes them, e.g. `DNS:a.example,IP:127.0.0.1`. */
  readonly names?: string;
  /** UTC, `YYYYMMDDhhmmssZ`; a day ago and in two days unless told. */
  readonly from?: string;
  readonly to?: string;
}

/** Null without openssl, with a printed reason: Node itself makes no certificates. */
export function findOpenssl(): ((wanted?: Wanted) => Made) | null {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return makeCertificate;
  } catch {
    console.warn('SKIPPED: openssl is not installed, so no certificate could be made');
    return null;
  }
}

/** A key and a certificate that it signed itself, for 127.0.0.1 and what is wanted. */
function makeCertificate({ name = 'a service', names = 'IP:127.0.0.1', from, to }: Wanted = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const at = (file: string) => join(folder, file);
  try {
    // `ca` and not `req`: only it takes dates on every version there is.
    writeFileSync(at('index'), '');
    writeFileSync(
      at('config'),
      `[ca]\ndefault_ca=one\n[one]\ndatabase=${at('index')}\nnew_certs_dir=${folder}\nrand_serial=yes\n` +
        `default_md=sha256\npolicy=any\nx509_extensions=more\ncopy_extensions=none\n[any]\ncommonName=supplied\n` +
        `[req]\ndistinguished_name=dn\n[dn]\n[more]\nsubjectAltName=${names}\n`,
    );
    const run = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
    run('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', at('key'));
    const asked = ['-key', at('key'), '-subj', `/CN=${name}`, '-out', at('asked')];
    run('req', '-config', at('config'), '-new', ...asked);
    const dates = ['-startdate', from ?? stamp(-1), '-enddate', to ?? stamp(2)];
    const files = ['-keyfile', at('key'), '-in', at('asked'), '-out', at('cert')];
    run('ca', '-config', at('config'), '-selfsign', '-batch', '-notext', ...dates, ...files);
    return { key: readFileSync(at('key'), 'utf8'), cert: readFileSync(at('cert'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const stamp = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
