import { sha256 } from './files-below.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * The list of parts for machines: CycloneDX 1.5, JSON. It names what is in the package, the bundled parts of the page
 * among it, which `npm sbom --omit dev` leaves out. Without a time and with a number made of what it says, so that
 * the same parts give the same bytes.
 * @param {{ name: string, version: string, description: string, license: string }} app
 * @param {string} electron its version
 * @param {readonly Part[]} parts
 */
export function sbomText({ name, version, description, license }, electron, parts) {
  const components = [
    {
      'bom-ref': `electron@${electron}`,
      type: 'framework',
      name: 'electron',
      version: electron,
      purl: `pkg:npm/electron@${electron}`,
      licenses: [{ license: { id: 'MIT' } }],
    },
    ...parts.map(component),
  ];
  const self = `${name}@${version}`;
  const metadata = {
    component: {
      'bom-ref': self,
      type: 'application',
      name,
      version,
      description,
      licenses: [{ license: { id: license } }],
    },
  };
  const dependencies = [{ ref: self, dependsOn: components.map((one) => one['bom-ref']) }];
  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      serialNumber: numberOf(JSON.stringify({ metadata, components })),
      version: 1,
      metadata,
      components,
      dependencies,
    },
    null,
    2,
  )}\n`;
}

/** @param {Part} part */
function component({ name, version, licence, integrity }) {
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    // The package-url specification writes the @ of a scope as %40.
    purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
    hashes: hashesOf(integrity),
    licenses: [licenceEntry(licence)],
  };
}

/** @param {string} licence */
function licenceEntry(licence) {
  if (licence === 'unknown') return { license: { name: 'said in the text of its licence' } };
  return / (?:OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } };
}

/** @param {string} integrity `sha512-…` in base64, as the lock file writes it */
function hashesOf(integrity) {
  const [, digest] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return digest === undefined
    ? []
    : [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}

/**
 * A UUID of version 8, whose bits are our own to choose (RFC 9562, 5.8).
 * @param {string} text
 */
function numberOf(text) {
  const hex = sha256(text);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
