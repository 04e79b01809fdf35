import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuest, findProducts, placeOrder } from './start/guest.fixture.ts';
import { buildOnce, type DataFolder, interrupt, openDataFolder } from './start/started.fixture.ts';

let data: DataFolder;

beforeAll(buildOnce);
beforeEach(async () => {
  data = await openDataFolder();
});
afterEach(() => data.close());

/** Its exit code and the only line of its errors, when it cannot start. */
async function refusal(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; line: string }> {
  const one = data.begin(env);
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
    const file = join(data.folder, 'file');
    await writeFile(file, '');
    const { code, line } = await refusal({ RELAB_DATA: file });
    expect(code).toBe(1);
    expect(line).toContain(file);
  });

  test('a data folder below a file', async () => {
    const file = join(data.folder, 'file');
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
  const one = data.begin({ RELAB_DATABASE: 'embedded', RELAB_DATABASE_POOL: '1' });
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
