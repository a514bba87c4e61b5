import { offsetIn, readConstant, readLibrary } from './read-library.ts';

const FORMS: Readonly<Record<string, string>> = {
  ...{ 'linux-x64': 'ELF x64', 'linux-arm64': 'ELF arm64', 'win32-x64': 'PE x64' },
  ...{ 'darwin-x64': 'Mach-O x64', 'darwin-arm64': 'Mach-O arm64' },
};

export const formFor = (system: string): string => FORMS[system] ?? 'known';

/** Holds a library to its system, and to the functions that are called, with their answers where they have to be these. */
export function checkLibrary(system: string, bytes: Buffer, called: ReadonlyMap<string, number | null>) {
  const wrong: string[] = [];
  const attempt = <T>(what: string, act: () => T): T | null => {
    try {
      return act();
    } catch (error) {
      wrong.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  // How many functions are in its code, and how many answer their checksum.
  let [functions, checksums] = [0, 0];
  let contract: number | null = null;
  const library = attempt('the file', () => readLibrary(bytes));
  const [format = null, machine = null] = library?.form.split(' ') ?? [];
  if (library !== null && library.form !== formFor(system))
    wrong.push(`the file is ${library.form}, not ${formFor(system)}`);
  for (const [name, wanted] of library === null ? [] : called) {
    const address = library?.exports.get(name);
    if (address === undefined) wrong.push(`${name}: it is not exported`);
    const at = address === undefined ? null : attempt(name, () => offsetIn(library?.code ?? [], address));
    if (at === null) continue;
    if (wanted === null) {
      functions += 1;
      continue;
    }
    const answer = attempt(name, () => readConstant(bytes, at));
    if (answer !== null && answer !== wanted) wrong.push(`${name}: it answers ${answer}, not ${wanted}`);
    if (name.endsWith('contract_version')) contract = answer;
    else if (answer === wanted) checksums += 1;
  }
  return {
    system,
    format,
    machine,
    exports: library?.exports.size ?? 0,
    functions,
    checksums,
    contract,
    wrong,
  };
}
