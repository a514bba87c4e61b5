import { fuzzNames } from './fuzz-names.ts';
const t = performance.now();
const r = await fuzzNames();
const c: Record<string, number> = {};
for (const f of r.findings) c[`${f.kind} ${f.place}`] = (c[`${f.kind} ${f.place}`] ?? 0) + 1;
console.log(r.names, r.places, r.texts, c, performance.now() - t);
const seen = new Set();
for (const f of r.findings) {
  const k = f.kind + f.place;
  if (seen.has(k + '2')) continue;
  if (seen.has(k)) seen.add(k + '2');
  seen.add(k);
  console.log(f.kind, f.place, JSON.stringify(f.text.slice(0, 200)));
}
