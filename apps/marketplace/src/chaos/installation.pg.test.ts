import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, type Guest } from '../start/guest.fixture.ts';
import { makeFolder, removeFolder, start } from '../start/started.fixture.ts';
import { beginShopping, type ConstantShoppers, ranOutOfTime } from './constant-shoppers.fixture.ts';
import { expectSound } from './expect-sound.fixture.ts';
import {
  type Installation,
  installationTitle,
  missingPrograms,
  openInstallation,
} from './installation.fixture.ts';
import { buildReleaseBefore, footers } from './release-before.fixture.ts';
import { rowsOf } from './rows-of.fixture.ts';

// Fifty shoppers order while a whole installation is upgraded from one release to the next, loses its primary, and is backed
// up. The tests go on from one another.
/** Each order comes from an address of its own, as fifty people do. */
const shoppersAtOnce = 50;
/** Milliseconds, on a machine of its own. */
const patience = 5_000;
const patienceAtPromotion = 20_000;
/** How much longer it may take while other things have the processors too: this itself is a load of up to four for each. */
const slowness = (): number => Math.max(1, Math.max(...loadavg()) / (4 * availableParallelism()));
/** Milliseconds after the first order that succeeds again, for which a request may still be answered 503. */
const settling = 2_000;

const migrate = join(import.meta.dirname, '../../dist/migrate.js');
const command = (name: string): string => join(import.meta.dirname, `../backup/${name}.ts`);

describe.skipIf(missingPrograms.length > 0)(installationTitle, () => {
  const closing: (() => Promise<unknown>)[] = [];
  const folderFor = async (): Promise<string> => {
    const folder = await makeFolder();
    closing.unshift(() => removeFolder(folder));
    return folder;
  };
  let installation: Installation;
  let shoppers: ConstantShoppers;
  let office: Guest;
  let uploaded: string;
  /** When the primary was lost, and when both processes were ready again. */
  let promotion: readonly [number, number] = [Infinity, Infinity];

  beforeAll(async () => {
    installation = await openInstallation({
      async firstRelease() {
        const before = await buildReleaseBefore();
        closing.push(before.close);
        return before.program;
      },
    });
    closing.unshift(installation.close);
    const { address, products, network } = installation;
    expect(products.length).toBeGreaterThan(12);
    office = createGuest(() => address);
    shoppers = beginShopping({ address, products, atOnce: shoppersAtOnce, visitor: network.visitor });
  }, 240_000);

  afterAll(async () => {
    for (const close of closing) await close();
  }, 60_000);

  const ordered = async (count: number): Promise<void> => {
    const wanted = shoppers.confirmed.length + count;
    await expect
      .poll(() => shoppers.confirmed.length, { timeout: 120_000, interval: 100 })
      .toBeGreaterThanOrEqual(wanted);
  };
  /** The footer of the page that a process makes. */
  const footerOf = async (at: number): Promise<string | undefined> => {
    const page = await (await fetch(`${installation.addressOf(at)}/cart`)).text();
    return Object.values(footers).find((footer) => page.includes(footer));
  };
  const replace = async (at: number): Promise<void> => {
    const before = installation.processes[at];
    before?.child.kill('SIGTERM');
    expect(await before?.ended).toBe(0);
    await ordered(5);
    await installation.begin(at);
  };
  /** `npm run migrate -- --contract` of this release: what it says, and whether it succeeded. */
  const contract = async (...flags: readonly string[]): Promise<readonly [output: string, isDone: boolean]> =>
    await installation.run(migrate, ['--contract', ...flags]).then(
      ({ stdout }) => [stdout, true],
      (error: { readonly stderr: string }) => [error.stderr, false],
    );
  /** Which of the columns there are that only one of the two releases declares. */
  const columns = async (): Promise<readonly string[]> => {
    const rows = await rowsOf<{ name: string }>(
      installation.servers.urls[0],
      `select column_name as name from information_schema.columns
        where (table_name, column_name) in (('product2', 'shelf'), ('manufacturer', 'website')) order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  test('shoppers order, the office uploads a file, and mails arrive', async () => {
    const files = await Promise.all(
      installation.folders.map((folder) => readFile(join(folder, 'first-password'), 'utf8').catch(() => '')),
    );
    await office.post('/login', { email: 'office@relab.example', password: files.join('').trim() });
    uploaded = await office.upload(
      '/services/data/v63.0/ui-api/records/content-documents/content-versions',
      'manual.txt',
      'A manual.',
    );
    expect(await office.get(uploaded)).toMatchObject({ status: 200, body: 'A manual.' });
    await ordered(30);
    await expect.poll(installation.mail.lines, { timeout: 60_000 }).toContain(shoppers.confirmed[0]?.email);
  }, 180_000);

  test('the next release replaces one process, and the two work side by side', async () => {
    expect([await footerOf(0), await footerOf(1)]).toEqual([footers.before, footers.before]);
    expect(await columns()).toEqual(['shelf']);
    await replace(0);
    expect([await footerOf(0), await footerOf(1)]).toEqual([footers.now, footers.before]);
    expect(await columns()).toEqual(['shelf', 'website']);
    await ordered(30);
    const { output = () => '' } = installation.processes[0] ?? {};
    await expect.poll(output, { timeout: 60_000 }).toMatch(/The index \w+ of product2 is there after/);
  }, 180_000);

  test('nothing that the release before needs is dropped while a process of it lives', async () => {
    const [output, isDone] = await contract('--confirm');
    expect(output).toMatch(/^Nothing was dropped: .+ runs on this database\. End it first/);
    expect(isDone).toBe(false);
    expect(await columns()).toEqual(['shelf', 'website']);
  }, 60_000);

  test('once both are of the next release, what only the one before had is dropped while they order', async () => {
    await replace(1);
    expect(await footerOf(1)).toBe(footers.now);
    expect(await contract()).toEqual([expect.stringContaining('product2.shelf would be dropped'), true]);
    expect(await contract('--confirm')).toEqual([expect.stringContaining('product2.shelf goes'), true]);
    expect(await columns()).toEqual(['website']);
    await ordered(30);
  }, 180_000);

  test('the primary is lost, and the standby promoted', async () => {
    const { servers, processes, ready } = installation;
    const lost = performance.now();
    promotion = [lost, Infinity];
    await servers.killPrimary();
    await pause(1_000);
    await servers.promote();
    await Promise.all([ready(0), ready(1)]);
    promotion = [lost, performance.now()];
    await ordered(30);
    expect(processes.map(({ output }) => /Connections go to/.test(output()))).toEqual([true, true]);
  }, 180_000);

  test('what was backed up while they order is the same when it is restored', async () => {
    const { servers, settings, products, run } = installation;
    const backups = await folderFor();
    // In the folder of the servers, whose user writes it.
    const dump = 'relab.dump';
    const confirmed = [...shoppers.confirmed];
    await servers.run('pg_dump', '--format=custom', `--file=${dump}`, 'relab');
    await run(command('backup'), [backups, '--check']);
    await servers.run('psql', '--dbname=postgres', '--command=create database restored');
    await servers.run('pg_restore', '--exit-on-error', '--dbname=restored', dump);
    const url = servers.urls[1].replace(/relab$/, 'restored');
    await expectSound(url, products, confirmed);

    const restored = join(await folderFor(), 'data');
    const [backup = ''] = await readdir(backups);
    await run(command('restore'), [join(backups, backup)], { RELAB_DATA: restored });
    const own = Object.entries(settings).filter(([name]) => !/^(?:RELAB_MEDIA_S3|RELAB_SMTP|AWS)/.test(name));
    const other = start(
      { ...Object.fromEntries(own), DATABASE_URL: url, RELAB_DATA: restored, RELAB_TRUST_PROXY: 'no' },
      [process.execPath, join(import.meta.dirname, '../../../../scripts/start.js')],
    );
    closing.unshift(async () => {
      if (other.child.exitCode === null) other.child.kill('SIGKILL');
      await other.ended;
    });
    const address = await other.address;
    expect(await office.at(() => address).get(uploaded)).toMatchObject({ status: 200, body: 'A manual.' });
  }, 180_000);

  test('in the end nothing is lost, nothing doubled, and nobody waited for long', async () => {
    await shoppers.end();
    const { answers, confirmed } = shoppers;
    await expectSound(installation.servers.urls[1], installation.products, confirmed);
    const during = answers.filter(({ begun, ended }) => ended >= promotion[0] && begun <= promotion[1]);
    const isDuring = new Set(during);
    const rest = answers.filter((answer) => !isDuring.has(answer));
    const longest = (some: ConstantShoppers['answers']): number =>
      Math.round(Math.max(...some.map(({ begun, ended }) => ended - begun)));
    console.log(
      `${installationTitle}: ${shoppersAtOnce} shoppers, ${confirmed.length} orders, ${answers.length} answers; the longest took ` +
        `${longest(rest)} ms, and ${longest(during)} ms around the promotion, which lasted ${Math.round(promotion[1] - promotion[0])} ms`,
    );
    // Whoever is not served without anything being broken is a request that an upgrade lost. A connection from before the
    // promotion may be noticed when the next request has it.
    const broken = rest.filter(({ begun }) => begun < promotion[0] || begun > promotion[1] + settling);
    expect(
      broken.filter((answer) => !(Number(answer.result) < 400) && !ranOutOfTime(answer)),
      `the promotion lasted from ${promotion[0]} to ${promotion[1]}`,
    ).toEqual([]);
    expect(longest(rest)).toBeLessThan(patience * slowness());
    expect(longest(during)).toBeLessThan(patienceAtPromotion * slowness());
  }, 120_000);
});
