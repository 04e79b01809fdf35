import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { commerceRoutes, prepareCommerce } from '@relab/commerce';
import { migrate, openDatabase } from '@relab/database';
import { createQueuedMail } from '@relab/server/mail';
import { createPlatform } from '@relab/test-server';
import { migrations, objects } from '../../../apps/marketplace/src/objects/objects.ts';
import { shop } from '../../../apps/marketplace/src/shop/shop.ts';
import { putStock } from './stock.ts';

/**
 * The marketplace's server without its pages, as a process of its own that may be killed: prints its port once it
 * answers. `BENCH_FOLDER` or `DATABASE_URL` say where its data is, `PORT` where it listens.
 */
const { BENCH_FOLDER: folder = '', DATABASE_URL: url, PORT: port = '0' } = process.env;

const opened = await openDatabase(url === undefined ? { folder } : { folder, url });
const { database } = opened;
await migrate(database, { objects: objects.all, migrations });
await prepareCommerce(database, shop);
await putStock(database);

const server = createPlatform({
  database,
  objects,
  migrations,
  routes: commerceRoutes(shop),
  secret: 'x'.repeat(32),
  baseUrl: 'http://bench.test',
  // Nothing takes it from the queue here.
  mail: createQueuedMail(database, () => new Date()),
  log: (line) => console.error(line),
});
const listening = createHttpServer(getRequestListener((request) => server.fetch(request)));
listening.listen(Number(port), '127.0.0.1', () => {
  const address = listening.address();
  console.log(`ready ${typeof address === 'object' && address ? address.port : port}`);
});

process.on('SIGTERM', async () => {
  listening.closeAllConnections();
  await server.close();
  await opened.close();
  process.exit(0);
});
