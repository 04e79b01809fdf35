import { createServer as listen } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '@relab/database';
import { createPlatform } from '@relab/test-server';
import { migrations, objects } from '../data/objects.ts';
import { installation, poolSize } from '../installation.ts';
import { readPlace } from './place.ts';

/** The real server with the marketplace's objects, without its pages. */
const { port, ...where } = readPlace();
const { database, close } = await openDatabase({ ...where, poolSize });
const log = (line: string): void => console.error(line);
const server = createPlatform({ ...installation, database, objects, migrations, log });
const listener = getRequestListener((request, { incoming }) => {
  const address = 'socket' in incoming ? incoming.socket?.remoteAddress : undefined;
  return server.fetch(request, address === undefined ? {} : { address });
});
const listening = listen(listener).listen(port, '127.0.0.1');

process.once('SIGTERM', async () => {
  listening.closeAllConnections();
  await server.close();
  await close();
  process.exit();
});
