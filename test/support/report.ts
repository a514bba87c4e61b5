/**
 * What a lane found, a line each, then its figures: as JSON, or a line each. The command ends with 0 only if all is as it
 * should be.
 */
export function report(
  { json }: { readonly json: boolean },
  summary: object,
  found: readonly string[],
  isGood: boolean,
): void {
  for (const line of found) console.error(line);
  if (json) console.log(JSON.stringify(summary));
  else for (const [name, value] of Object.entries(summary)) console.log(name, value);
  process.exitCode = isGood ? 0 : 1;
}
