import { parseArgs } from 'node:util';
import type { TestEngine } from '@relab/database/testing';
import { fuzzRun, type Offence } from '../fuzz-run.fixture.ts';

/*
 * Sends many made-up requests to a server in this process, and prints every kind of answer that should not be, once:
 *
 *   node packages/test-server/src/lib/hardening/scripts/fuzz.ts --requests 100000 --seed 1 [--engine postgres] [--only regex]
 *
 * The same seed makes the same requests; what is printed of one is enough to send it by hand. Exits 1 on any offence.
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'pglite' },
    only: { type: 'string' },
  },
});
const requests = Math.min(Number(values.requests), 1_000_000);
const seed = Number(values.seed);
if (!Number.isInteger(requests) || !Number.isInteger(seed))
  throw new Error('--requests and --seed are whole numbers.');
const engine: TestEngine = values.engine === 'postgres' ? 'postgres' : 'pglite';

const kinds = new Map<string, number>();

function show({ index, role, what, request, log }: Offence): void {
  const kind = `${request.operation}: ${what.slice(0, 90)}`;
  const before = kinds.get(kind) ?? 0;
  kinds.set(kind, before + 1);
  if (before > 0) return;
  const { method, path, headers, body } = request;
  console.log(`\n${kind}\n  request ${index} of seed ${seed}, as ${role}: ${method} ${path.slice(0, 1_500)}`);
  console.log(`  ${JSON.stringify(headers)} ${(body ?? '').slice(0, 1_500)}`);
  if (log !== '') console.log(`  ${log}`);
}

const started = performance.now();
const only = values.only === undefined ? {} : { operations: new RegExp(values.only) };
const run = await fuzzRun({
  engine,
  seed,
  requests,
  ...only,
  onOffence: show,
  onProgress: (done) => {
    if (done % 5_000 === 0) console.log(`${done} requests, ${kinds.size} kinds of offence`);
  },
});
const seconds = ((performance.now() - started) / 1_000).toFixed(0);
console.log(`\n${requests} requests in ${seconds} s, seed ${seed}, ${engine}`);
console.log(
  `Statuses: ${[...run.statuses]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}`,
);
console.log(
  `Never successful: ${
    [...run.successes]
      .filter(([, count]) => count === 0)
      .map(([id]) => id)
      .join(', ') || 'none'
  }`,
);
for (const { milliseconds, request } of run.slowest)
  console.log(
    `Slow: ${milliseconds.toFixed(0)} ms ${request.method} ${request.path.slice(0, 200)} ${(request.body ?? '').slice(0, 200)}`,
  );
for (const [kind, count] of kinds) console.log(`${count} × ${kind}`);
process.exitCode = run.offences.length > 0 ? 1 : 0;
