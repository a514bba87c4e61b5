import { parseArgs, type ParseArgsConfig } from 'node:util';

interface More {
  readonly positionals?: boolean;
  /** Says what is wrong with arguments that cannot be read. */
  readonly wrong?: (problem: string) => string;
}

/**
 * The command's arguments as `take` converts them. If `take` returns a text, it is printed and the command ends with
 * 2.
 */
export function readArgs<O extends NonNullable<ParseArgsConfig['options']>, T extends object>(
  options: O,
  take: (values: ReturnType<typeof parseArgs<{ options: O }>>['values'], positionals: string[]) => T | string,
  { positionals: allowPositionals = false, wrong = notArguments }: More = {},
): T {
  let asked: T | string;
  try {
    const read = parseArgs({ args: process.argv.slice(2), allowPositionals, options });
    asked = take(read.values, read.positionals);
  } catch (error) {
    asked = wrong(error instanceof Error ? error.message : String(error));
  }
  if (typeof asked !== 'string') return asked;
  console.error(asked);
  process.exit(2);
}

function notArguments(problem: string): string {
  return `These are not the arguments of this command: ${problem}`;
}
