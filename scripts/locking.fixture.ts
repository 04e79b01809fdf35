import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from './build-lock.ts';

// A process of its own for tests of the lock: LOCK LOG NAME MILLISECONDS.
const [lock = '', log = '', name = '', milliseconds = '0'] = process.argv.slice(2);
await withLock(lock, async () => {
  appendFileSync(log, `${name} begins\n`);
  await pause(Number(milliseconds));
  appendFileSync(log, `${name} ends\n`);
});
