import { setTimeout as pause } from 'node:timers/promises';
import { createGuest, findProducts, type Guest, placeOrder } from '../start/guest.fixture.ts';

// Somebody at the address of an installation that is to be reached from one place alone: `node visitor.fixture.ts TASK …` says
// as JSON what came of it.

const address = 'https://localhost';
const [, , task, ...given] = process.argv;
const guest = createGuest(() => address);

/** Visitors who look at pages until the standard input is closed. */
async function visit(count: number): Promise<object> {
  const paths = ['/', '/cart', ...(await findProducts(guest)).slice(0, 6).map((id) => `/product/x/${id}`)];
  const failed: string[] = [];
  let requests = 0;
  let slowest = 0;
  let isOver = false;
  process.stdin.resume().once('end', () => {
    isOver = true;
  });
  const look = async (at: number): Promise<void> => {
    for (let turn = at; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const begun = performance.now();
      const result = await fetch(address + path)
        .then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        })
        .catch((error: Error) => `${error.message} ${String(error.cause ?? '')}`);
      requests += 1;
      slowest = Math.max(slowest, Math.round(performance.now() - begun));
      if (result !== 200) failed.push(`${path}: ${result}`);
      await pause(50);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, at) => look(at)));
  return { requests, slowest, failed };
}

async function signIn(password: string): Promise<Guest> {
  await guest.post('/login', { email: 'office@relab.example', password });
  return guest;
}

const tasks: Readonly<Record<string, (...args: string[]) => Promise<unknown>>> = {
  get: async (path = '/') => await guest.get(path),
  order: async (at = '0') => await placeOrder(guest, (await findProducts(guest))[Number(at)] ?? ''),
  upload: async (password = '') =>
    await (await signIn(password)).upload(
      '/services/data/v63.0/ui-api/records/content-documents/content-versions',
      'manual.txt',
      'A manual.',
    ),
  download: async (password = '', path = '') => await (await signIn(password)).get(path),
  visit: async (count = '1') => await visit(Number(count)),
};
console.log(JSON.stringify(await tasks[task ?? '']?.(...given)));
process.exit();
