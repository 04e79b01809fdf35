import { migrate } from '@relab/database';
import { testDatabase, testEngines } from '@relab/database/testing';
import { platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects } from '../objects/lab.fixture.ts';

/** As an earlier release declared them. */
const earlier = labObjects.map(({ table: { triggers: _, ...table } }) => ({ table }));
const isEarlier = ({ pathname }: URL): boolean => !pathname.includes('/records/src/lib/history/');

describe.each(testEngines)('a database of an earlier release on %s', (engine) => {
  let opened: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    opened = await testDatabase(engine);
    const { database } = opened;
    await migrate(database, { objects: earlier, migrations: platformMigrations.filter(isEarlier) });
    await sql`
      insert into lab (id, name, is_deleted, system_modstamp, last_modified_by_id) values
        ('a01000000000001AAA', 'Live', false, '2020-01-01', null),
        ('a01000000000002AAA', 'Gone', true, '2020-02-01', '005000000000001AAA')`.execute(database);
  });
  afterAll(() => opened.close());

  test('has what was deleted in the recycle bin, for 30 days from the upgrade on, and notes writes from then on', async () => {
    const { database } = opened;
    const lines: string[] = [];
    const upgrade = () =>
      migrate(database, {
        objects: labObjects,
        migrations: platformMigrations,
        log: (line) => void lines.push(line),
      });
    await upgrade();
    const bin = await sql`
      select id, deleted_date, deleted_by_id, removal_date > now() + interval '29 days' as stays from recycle_bin`.execute(
      database,
    );
    expect(bin.rows).toEqual([
      {
        id: 'a01000000000002AAA',
        deleted_date: new Date('2020-02-01T00:00:00Z'),
        deleted_by_id: '005000000000001AAA',
        stays: true,
      },
    ]);
    await sql`update lab set name = 'Renamed' where id = 'a01000000000001AAA'`.execute(database);
    const { rows } = await sql`select operation, changes from record_history`.execute(database);
    expect(rows).toEqual([{ operation: 'u', changes: { Name: ['Live', 'Renamed'] } }]);
    lines.length = 0;
    await upgrade();
    expect(lines).toEqual([]);
  });

  test('notes a field that is new, and goes on where one is declared no longer', async () => {
    const { database } = opened;
    const { migrations, objects } = { migrations: platformMigrations, objects: labObjects };
    const [lab] = objects.filter(({ apiName }) => apiName === 'Lab__c');
    if (!lab) throw new Error('There is no laboratory.');
    const { triggers: [trigger] = [], columns } = lab.table;
    if (!trigger) throw new Error('There is no trigger.');
    const newer = {
      ...lab.table,
      columns: [...columns, { name: 'motto', type: 'text' }],
      triggers: [{ ...trigger, tracked: { ...trigger.tracked, Motto__c: 'motto' } }],
    };
    const others = objects.filter((one) => one !== lab);
    await migrate(database, { objects: [...others, { table: newer }], migrations });
    await sql`update lab set motto = 'Clarity' where id = 'a01000000000001AAA'`.execute(database);
    await migrate(database, { objects, migrations, retired: [] });
    await sql`update lab set motto = null, name = 'Again' where id = 'a01000000000001AAA'`.execute(database);
    await migrate(database, { objects, migrations, retired: ['lab.motto'] });
    await sql`update lab set name = 'Once more' where id = 'a01000000000001AAA'`.execute(database);
    const { rows } = await sql`
      select changes from record_history where parent_id = 'a01000000000001AAA' order by created_date, id`.execute(
      database,
    );
    expect(rows.slice(-3)).toEqual([
      { changes: { Motto__c: [null, 'Clarity'] } },
      { changes: { Name: ['Renamed', 'Again'] } },
      { changes: { Name: ['Again', 'Once more'] } },
    ]);
  });
});
