import { Session } from 'node:inspector/promises';

/** Simulated, or in front of it: no part of Ochre's own way. */
const OTHERS = /^src-main\/(practice|serving)\//;

/** Says which files of ours had a function called since it was last asked, by V8's own counts. */
export async function countCalls() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    calledFiles: async () => {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const files = new Set<string>();
      for (const { url, functions } of result) {
        const path = /\/(src-(?:main|preload|renderer)\/[^?]*)/.exec(url)?.[1];
        if (path === undefined || OTHERS.test(path)) continue;
        // A module's own body, from its first character on, runs as it is loaded. tsx adds __name to each.
        const isCalled = functions.some(
          ({ functionName, ranges: [range] }) =>
            range !== undefined && range.count > 0 && range.startOffset > 0 && functionName !== '__name',
        );
        if (isCalled) files.add(path);
      }
      return files;
    },
    close: () => session.disconnect(),
  };
}
