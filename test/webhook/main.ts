import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readWebhook, readWebhookKey } from './webhook.ts';

/**
 * `npm run -s webhook -- BODY --signature TEXT --key ANSWER`: whether what a server of one's own received came from the
 * hosting service. `BODY`: the file with the bytes as they came. `ANSWER`: the file with the service's answer to
 * `/api/webhook-public-key`. Ends with 0 where it is to be believed, else with 1, and with 2 where something is missing.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { signature: { type: 'string' }, key: { type: 'string' } },
});
const [path] = positionals;
const { signature, key: keyPath } = values;
const key = keyPath === undefined ? null : readWebhookKey(JSON.parse(readFileSync(keyPath, 'utf8')));
if (path === undefined || signature === undefined || key === null) {
  console.error('npm run -s webhook -- BODY --signature TEXT --key ANSWER');
  process.exitCode = 2;
} else {
  const read = readWebhook(readFileSync(path), signature, key);
  console.log(JSON.stringify(read));
  process.exitCode = read.event === null ? 1 : 0;
}
