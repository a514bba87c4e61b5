/** What this process worked while `act` ran, in ms: not what others on the machine took from it. */
export function cpuMsOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
