import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuest, findProducts, type Guest, placeOrder } from './start/guest.fixture.ts';
import { interrupt, makeFolder, removeFolder, type Started, start } from './start/started.fixture.ts';

const build = join(import.meta.dirname, '../../../scripts/build-pages.ts');
let folder: string;
let started: Started[];

// In a process of its own: the build goes by NODE_ENV, which is another one here.
beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [build], { env });
});
beforeEach(async () => {
  folder = await makeFolder();
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await removeFolder(folder);
});

const begin = (env: Readonly<Record<string, string>> = {}): Started => {
  const one = start({ RELAB_DATA: folder, ...env });
  started.push(one);
  return one;
};

/** What it says when it cannot start: the code it ends with, and the only line of its errors. */
async function refusal(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; line: string }> {
  const one = begin(env);
  const code = await one.ended;
  const lines = one.errors().trim().split('\n');
  expect(lines, one.errors()).toHaveLength(1);
  return { code, line: lines[0] ?? '' };
}

describe('an error that an operator can mend is one sentence, and the exit code 1', () => {
  test('a port that is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve, reject) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('no port'));
      });
    });
    const { code, line } = await refusal({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(line).toContain(`Port ${port} is taken`);
  });

  test('a data folder that is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { code, line } = await refusal({ RELAB_DATA: file });
    expect(code).toBe(1);
    expect(line).toContain(file);
  });

  test('a data folder below a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal({ RELAB_DATA: join(file, 'below') })).toMatchObject({ code: 1 });
  });

  test.each([
    { PORT: 'eighty' },
    { PORT: '70000' },
    { RELAB_URL: 'relab' },
    { RELAB_DATABASE: 'sqlite' },
    { RELAB_LISTINGS: '-1' },
    { HOST: '203.0.113.1' },
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    { DATABASE_URL: 'nothing' },
  ])('%j', async (env) => {
    const { code, line } = await refusal(env);
    expect(code).toBe(1);
    expect(line.length).toBeGreaterThan(20);
  });
});

test('with one connection to its database it starts empty, sells, and ends cleanly', async () => {
  const one = begin({ RELAB_DATABASE: 'embedded', RELAB_DATABASE_POOL: '1' });
  const address = await one.address;
  const [product = ''] = await findProducts(createGuest(() => address));
  expect(
    await placeOrder(
      createGuest(() => address),
      product,
    ),
  ).toMatch(/^\/order-confirmation\//);
  interrupt(one);
  expect(await one.ended).toBe(0);
  expect(one.errors()).toBe('');
}, 240_000);

describe.each(['embedded', 'pglite'])('on %s', (engine) => {
  const env = {
    RELAB_DATABASE: engine,
    // One guest after the other orders from here, more than a network may within an hour.
    RELAB_ORDERS_PER_HOUR: '1000',
    RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000',
  };
  const say = (what: string, since: number) =>
    console.log(`${engine}: ${what} after ${((performance.now() - since) / 1000).toFixed(1)} s`);

  test('Ctrl-C ends it cleanly with 0; started again, a kill in the middle of orders loses none that was confirmed', async () => {
    const first = performance.now();
    const once = begin(env);
    const home = await fetch(await once.address);
    expect(await home.text(), once.output()).toContain('</html>');
    say('first start', first);
    interrupt(once);
    expect(await once.ended).toBe(0);
    expect(once.errors()).toBe('');
    expect(once.output()).not.toMatch(/error|exception/i);

    const second = performance.now();
    const killed = begin(env);
    expect(await (await fetch(await killed.address)).text()).toContain('</html>');
    say('second start', second);
    expect(killed.output()).not.toContain('of them new');
    let address = await killed.address;
    const products = [...(await findProducts(createGuest(() => address)))];
    const confirmed: { readonly guest: Guest; readonly path: string }[] = [];
    const enough = 6;
    // Four at once, so that some are under way when it ends.
    const buy = async () => {
      for (let id = products.pop(); id; id = products.pop()) {
        const guest = createGuest(() => address);
        const path = await placeOrder(guest, id);
        confirmed.push({ guest, path });
        if (confirmed.length >= enough) killed.child.kill('SIGKILL');
      }
    };
    const ways = await Promise.allSettled([buy(), buy(), buy(), buy()]);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(
      confirmed.length,
      ways.map((way) => String('reason' in way ? way.reason : '')).join('\n'),
    ).toBeGreaterThanOrEqual(enough);
    expect(products.length).toBeGreaterThan(0);

    const third = performance.now();
    const again = begin(env);
    address = await again.address;
    say('start after a kill', third);
    for (const { guest, path } of confirmed) {
      expect(path).toMatch(/^\/order-confirmation\//);
      const { status, body } = await guest.get(path);
      expect(status).toBe(200);
      expect(body).toContain('Your order is placed');
    }
    // And it goes on selling.
    const id = products.pop() ?? '';
    expect(
      await placeOrder(
        createGuest(() => address),
        id,
      ),
    ).toMatch(/^\/order-confirmation\//);
    interrupt(again);
    expect(await again.ended).toBe(0);
  }, 180_000);
});
