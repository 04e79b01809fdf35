import { serve } from '@hono/node-server';
import { handleEndpoints } from 'payload';
import { config } from './config.ts';

/** Its REST API behind a bare server, as its own documentation shows it: without Next, which costs more than half of it. */
const resolved = await config;
serve({
  fetch: (request) => handleEndpoints({ config: resolved, request }),
  port: Number(process.env.PORT),
  hostname: '127.0.0.1',
});

process.once('SIGTERM', () => process.exit());
