/** Prints a lane's findings, then its figures: as JSON, or in lines. The command ends with 0 only without findings. */
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
