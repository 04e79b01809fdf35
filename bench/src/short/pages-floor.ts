import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** One body that a server sends from memory. */
export interface FloorBody {
  readonly path: string;
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The least that a page can cost: its bytes from memory, by Hono on node-server, in a process of its own. Prints its port. */
const bodies = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as readonly FloorBody[];
const app = new Hono();
for (const { path, file, headers } of bodies) {
  const body = await readFile(file);
  app.get(path, () => new Response(body, { headers }));
}
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`port ${port}`));
