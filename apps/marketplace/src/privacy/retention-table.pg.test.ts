import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedDatabase, testEngines } from '@relab/database/testing';
import { createFolderStore } from '@relab/records/files';
import { createWorker, retentionHandler, startRetention } from '@relab/server/jobs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrations, objects } from '../objects/objects.ts';
import { purgeMailFiles } from './purge-mail-files.ts';
import { retentionSettings, withRetentionTable } from './retention-document.ts';
import { retentionPeriods } from './retention-periods.ts';
import { retentionRules } from './retention-rules.ts';
import { retentionTable } from './retention-table.ts';

test.each(testEngines)(
  'every table of the database is in the table of what is stored, on %s',
  async (engine) => {
    const { database, close } = await migratedDatabase(engine, { objects: objects.all, migrations });
    onTestFinished(close);
    const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(database);
    const stated = new Set(retentionTable.flatMap(({ places }) => places));
    expect(rows.map(({ name }) => name).filter((name) => !stated.has(name))).toEqual([]);
    const tables = new Set(rows.map(({ name }) => name));
    expect(
      [...stated].filter((name) => !name.endsWith('/') && name !== 'erasures' && !tables.has(name)),
    ).toEqual([]);
  },
);

test.each(testEngines)('every rule can be enforced, on %s', async (engine) => {
  const { database, close } = await migratedDatabase(engine, { objects: objects.all, migrations });
  onTestFinished(close);
  const folder = await mkdtemp(join(tmpdir(), 'relab-retention-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const documents = createFolderStore(folder);
  const rules = retentionRules(retentionPeriods({}), { dataFolder: folder, documents });
  const now = () => new Date();
  await startRetention(database, now());
  await createWorker({ database, now, log: () => undefined, handlers: [retentionHandler(rules)] }).runDue();
  const { rows } = await sql<{ rule_id: string; error: string | null }>`
    select rule_id, error from retention_run`.execute(database);
  expect(rows.filter(({ error }) => error !== null)).toEqual([]);
  expect(rows).toHaveLength(rules.length);
  expect(rules.length).toBeGreaterThan(30);
});

test('ids are there once, and a purge belongs to a line', () => {
  const ids = retentionTable.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the document and the settings say what the code does', async () => {
  const read = (name: string) => readFile(join(import.meta.dirname, '../../../../docs', name), 'utf8');
  const document = await read('privacy.md');
  // Where this fails: npm run retention
  expect(document).toBe(withRetentionTable(document));
  const settings = await read('settings.md');
  for (const { name, length } of retentionSettings) {
    const line = settings.split('\n').find((each) => each.includes(`\`${name}\``)) ?? '';
    expect(line, name).toContain(`\`${length}\``);
  }
});

test('mails as files go by the moment in their names, and other files stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relab-mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of [
    '2026-05-01T12-00-00-000Z-a.txt',
    '2026-05-01T12-00-00-000Z-a.html',
    '2026-06-02T12-00-00-000Z-b.txt',
    'notes.txt',
  ])
    await writeFile(join(folder, name), '');
  const now = new Date('2026-07-01T13:00:00Z');
  const run = {
    database: undefined as never,
    now,
    before: new Date('2026-06-01T13:00:00Z'),
    limit: 10,
    cursor: null,
  };
  expect(await purgeMailFiles(folder)(run)).toBe(2);
  expect((await readdir(folder)).toSorted()).toEqual(['2026-06-02T12-00-00-000Z-b.txt', 'notes.txt']);
  expect(await purgeMailFiles(join(folder, 'missing'))(run)).toBe(0);
});
