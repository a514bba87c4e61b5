// Put before a program by --import: writes when each of its files was loaded, a line each, to OCHRE_LOADS.
import { register } from 'node:module';

const file = process.env['OCHRE_LOADS'];
if (file === undefined) throw new Error('OCHRE_LOADS names no file');

const hooks = `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(file)}, JSON.stringify({ atMs: Date.now(), url }) + '\\n');
  return next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
