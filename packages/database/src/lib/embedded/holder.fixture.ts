import { openDatabase } from '../open-database.ts';

// A process of its own for tests that kill it: opens the folder it is given, then confirms one insert after another.
const [folder = ''] = process.argv.slice(2);
const { pool } = await openDatabase({ folder, engine: process.argv[3] === 'pglite' ? 'pglite' : 'embedded' });
await pool.query('create table if not exists confirmed (n integer primary key)');
const { rows } = await pool.query<{ n: number }>('select coalesce(max(n), 0) as n from confirmed');
for (let n = (rows[0]?.n ?? 0) + 1; ; n++) {
  await pool.query('insert into confirmed values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
