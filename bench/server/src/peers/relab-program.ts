import { openDatabase } from '@relab/database';
import { listen } from '@relab/server/node';
import { createPlatform } from '@relab/test-server';
import { compress } from '../../../../apps/marketplace/src/web/compress.ts';
import { migrations, objects } from '../data/objects.ts';
import { installation, poolSize } from '../installation.ts';
import { readPlace } from './place.ts';

/** The real server with the marketplace's objects, behind the server's own listener, without its pages. */
const { port, ...where } = readPlace();
const { database, close } = await openDatabase({ ...where, poolSize });
const log = (line: string): void => console.error(line);
const server = createPlatform({ ...installation, database, objects, migrations, log });
const listening = await listen('127.0.0.1', port);
listening.serve(async (request, info) => compress(request, await server.fetch(request, info)));

process.once('SIGTERM', async () => {
  await listening.drain();
  await server.close();
  await close();
  process.exit();
});
