import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, findProducts, placeOrder } from '../start/guest.fixture.ts';
import {
  buildOnce,
  type DataFolder,
  interrupt,
  makeFolder,
  openDataFolder,
  removeFolder,
} from '../start/started.fixture.ts';
import { backupsIn } from './backup-names.ts';

let data: DataFolder;
let backups: string;

beforeAll(async () => {
  await buildOnce();
  data = await openDataFolder();
  backups = await makeFolder();
}, 180_000);
afterAll(async () => {
  await data.close();
  await removeFolder(backups);
});

test('an order after the last backup is there after the disk is lost', async () => {
  const env = {
    RELAB_DATABASE: 'embedded',
    RELAB_BACKUP_FOLDER: backups,
    RELAB_BACKUP_KEY: 'a passphrase of an operator',
    RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000',
  };
  const one = data.begin(env);
  let address = await one.address;
  await expect.poll(() => one.output(), { timeout: 120_000 }).toMatch(/Backup .+ files, .+ MB/);
  expect(await backupsIn(backups)).toHaveLength(1);
  const guest = createGuest(() => address);
  const [product = ''] = await findProducts(guest);
  const order = await placeOrder(guest, product);
  expect((await guest.get(order)).body).toContain('PO-4711');
  interrupt(one);
  expect(await one.ended).toBe(0);
  expect(one.output()).not.toContain('failed');
  await rm(data.folder, { recursive: true });

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'restore.ts'), backups, '--to', 'latest'],
    { env: { ...process.env, ...env, RELAB_DATA: data.folder } },
  );
  expect(stdout).toMatch(/as of \d{4}-/);
  address = await data.begin({ RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000' }).address;
  const { status, body } = await guest.get(order);
  expect(status).toBe(200);
  expect(body).toContain('PO-4711');
}, 300_000);
