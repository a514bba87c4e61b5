import type { Files } from '../../hardening/files.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/index-1.css">
  </head>
  <body><div id="app"></div></body>
</html>
`;
const SOURCES = Array.from({ length: 120 }, (_, at) => `../../../src-renderer/components/Part${at}.svelte`);

/** The project with a small made-up build, which looks like a good one. */
export function madeUpBuild(project: Files): Files {
  const built: Readonly<Record<string, string>> = {
    'out/preload/index.cjs':
      'let e=require(`electron`);e.contextBridge.exposeInMainWorld(`ochre`,Object.freeze({}));',
    'out/renderer/index.html': PAGE,
    'out/renderer/assets/index-1.js': 'var a=1;',
    'out/renderer/assets/index-1.js.map': JSON.stringify({ version: 3, sources: SOURCES }),
    'out/renderer/assets/index-1.css': 'p{color:red}',
  };
  return Object.entries(built).reduce((files, [path, text]) => files.planted(path, () => text), project);
}
