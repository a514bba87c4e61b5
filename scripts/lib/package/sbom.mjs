import { Problem } from '../problem.mjs';
import { RGB_LIB_PACKAGE, RGB_LIB_VERSION } from '../rgb-lib.mjs';
import { npm, run } from '../run.mjs';

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {{ 'bom-ref': string, [key: string]: unknown }} Component */
/** @typedef {{ serialNumber?: string, metadata: { timestamp?: string, tools?: unknown, component: Component }, components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} Sbom */

/** It comes from PyPI, of which npm knows nothing. */
const RGB_LIB = {
  'bom-ref': `${RGB_LIB_PACKAGE}@${RGB_LIB_VERSION}`,
  type: 'library',
  name: 'rgb-lib',
  version: RGB_LIB_VERSION,
  purl: `pkg:pypi/rgb-lib@${RGB_LIB_VERSION}`,
  licenses: [{ license: { id: 'MIT' } }],
};

/**
 * What `npm sbom` says of everything that is installed, as JSON by CycloneDX.
 * @param {string} root
 */
export async function npmSbom(root) {
  const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { code, output } = await run(npm('sbom', '--package-lock-only', '--silent', ...kind), { cwd: root });
  if (code !== 0) throw new Problem(`npm could not list the parts:\n${output}`);
  return output.slice(output.indexOf('{'));
}

/**
 * Of that, what is in the package: of the development tools some parts are bundled into the page, and most are not.
 * Without the time, the number and the version of npm, so that the same parts give the same bytes.
 * @param {string} text of npm sbom
 * @param {string} electron its version
 * @param {readonly Part[]} parts
 */
export function sbomText(text, electron, parts) {
  /** @type {Sbom} */
  const { metadata, components, dependencies, ...rest } = JSON.parse(text);
  delete rest.serialNumber;
  const wanted = new Set([...parts.map(({ name, version }) => `${name}@${version}`), `electron@${electron}`]);
  const named = [...components, RGB_LIB].filter((one) => wanted.has(one['bom-ref']));
  if (named.length < wanted.size) {
    const known = new Set(named.map((one) => one['bom-ref']));
    const missing = [...wanted].filter((one) => !known.has(one));
    throw new Problem(`In the package, and not in npm's list of parts: ${missing.join(', ')}`);
  }
  const { component, ...said } = metadata;
  delete said.timestamp;
  delete said.tools;
  // npm names it after the folder.
  const name = component['bom-ref'].split('@')[0];
  const sbom = {
    ...rest,
    metadata: { ...said, component: { ...component, name } },
    components: named,
    dependencies: dependencies
      .filter(({ ref }, at) => at === 0 || wanted.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => wanted.has(one)) })),
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}
