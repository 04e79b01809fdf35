import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
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

test('an order and an upload after the last backup are there after the disk is lost', async () => {
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
  const office = createGuest(() => address);
  const password = (await readFile(join(data.folder, 'first-password'), 'utf8')).trim();
  await office.post('/login', { email: 'office@relab.example', password });
  const uploaded = await office.upload(
    '/services/data/v63.0/ui-api/records/content-documents/content-versions',
    'manual.txt',
    'A manual.',
  );
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
  expect(stdout).toMatch(
    /^\d+ uploads that the database names are as it says, 1 of them since the backup\.$/m,
  );
  address = await data.begin({ RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000' }).address;
  const { status, body } = await guest.get(order);
  expect(status).toBe(200);
  expect(body).toContain('PO-4711');
  expect(await office.get(uploaded)).toMatchObject({ status: 200, body: 'A manual.' });
}, 300_000);
