/** The floor of the tools and of what the main process uses; keep in step with `engines` in package.json. */
const FLOOR = { major: 20, minor: 19 };

/**
 * What to tell someone whose Node is too old, or null.
 * @param {string} version as in process.versions.node
 * @returns {string | null}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor);
  if (fits) return null;
  return `Ochre needs Node ${FLOOR.major}.${FLOOR.minor} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and start again.`;
}
