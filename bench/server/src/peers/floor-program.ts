import { serve } from '@hono/node-server';
import { openDatabase } from '@relab/database';
import { Hono } from 'hono';
import { poolSize } from '../installation.ts';
import { floorStatements as statements, written } from './floor-statements.ts';
import { readPlace } from './place.ts';

/**
 * What is possible at all: one prepared statement a call, its rows as JSON. It knows one table, checks nothing that it
 * is sent and checks no permissions.
 */
const { port, ...where } = readPlace();
const { pool, close } = await openDatabase({ ...where, poolSize });
const run = async (name: keyof typeof statements, values: readonly unknown[]) => {
  const { rows } = await pool.query({ name, text: statements[name], values: [...values] });
  return rows;
};

const app = new Hono();
app.get('/healthz', (context) => context.json({ status: 'alive' }));
app.get('/listings/:id', async (context) => {
  const [row] = await run('read', [context.req.param('id')]);
  return row ? context.json(row) : context.json({ error: 'not found' }, 404);
});
app.get('/listings', async (context) => {
  const { search, offset, name, id } = context.req.query();
  if (search !== undefined) return context.json(await run('search', [`%${search}%`]));
  if (offset !== undefined) return context.json(await run('listByOffset', [Number(offset)]));
  if (name !== undefined) return context.json(await run('listAfter', [name, id]));
  return context.json(await run('list', []));
});
app.post('/listings', async (context) => {
  const given = await context.req.json();
  const [row] = await run(
    'create',
    written.map((column) => given[column]),
  );
  return context.json(row, 201);
});
app.post('/listings/batch', async (context) =>
  context.json(await run('createMany', [await context.req.text()]), 201),
);
app.patch('/listings/:id', async (context) => {
  const { year, location_city } = await context.req.json();
  const [row] = await run('update', [context.req.param('id'), year, location_city]);
  return row ? context.json(row) : context.json({ error: 'not found' }, 404);
});

const listening = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });

process.once('SIGTERM', async () => {
  listening.close();
  await close();
  process.exit();
});
