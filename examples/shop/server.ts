// A shop: `npm start` builds its pages, keeps its data in `.data`, and says where it is and who can sign in.
import * as commerce from '@relab/commerce';
import { contentMigrations } from '@relab/content';
import { migrate, openDatabase } from '@relab/database';
import { recordsMigrations, recordsPart } from '@relab/records';
import { createObjects, standardObjects } from '@relab/records/objects';
import { createServer, hostMigrations, type Server } from '@relab/server';
import { createWorker, retentionHandler, startRetention } from '@relab/server/jobs';
import { createFileMail, createQueuedMail, mailHandler } from '@relab/server/mail';
import { endOnSignal, listen } from '@relab/server/node';
import { readPassword, readSecret } from '@relab/server/setup';
import { openFiles } from './files.ts';
import { options } from './shop/options.ts';
import { product } from './shop/product.ts';
import { categories, products } from './shop/products.ts';

// React reads it when the pages are loaded, and is twice as fast then.
process.env.NODE_ENV ||= 'production';
const folder = process.env.DATA ?? '.data';
const listening = await listen('localhost', Number(process.env.PORT ?? 3000));
const baseUrl = `http://localhost:${listening.port}`;

const objects = createObjects([...standardObjects, ...commerce.commerceObjects(product)]);
const { database, close } = await openDatabase({ folder });
// With the tables of contents, in which the shop looks for pictures of products.
const migrations = [...hostMigrations, ...recordsMigrations, contentMigrations, commerce.commerceMigrations];
await migrate(database, { objects: objects.all, migrations });
await commerce.prepareCommerce(database, options);
await commerce.upsertCategories(database, categories);
await commerce.upsertProducts(database, options, products);

// The pages as `vite build` made them. Their calls stay in this process: no network lies between a page and its data.
const built: string = './dist/server/site.js';
const { openSite } = (await import(built)) as typeof import('./src/site.tsx');
const site = await openSite({
  folder: 'dist/client',
  api: (request, info) => server.fetch(request, { ...info, isInProcess: true }),
  webstoreId: options.webstoreId,
});
const findFile = await openFiles('dist/client');

const server: Server = createServer({
  database,
  baseUrl,
  secret: await readSecret(folder),
  mail: createQueuedMail(database, () => new Date()),
  log: console.error,
  parts: [
    recordsPart({ objects }),
    { routes: commerce.commerceRoutes(options) },
    {
      fallback: async ({ request, info }, readForm) =>
        (await findFile(request)) ?? (await site(request, info, readForm)),
    },
  ],
});

// Mails and what else happens after an answer. `createSmtpMail` sends them; here they are files of `.data/mail`.
const handlers = [
  mailHandler(createFileMail(`${folder}/mail`)),
  ...commerce.commerceJobs(options, baseUrl),
  // Carts that nobody came back to, and what else is over, are removed each hour.
  retentionHandler(commerce.commerceRetention()),
];
const worker = createWorker({ database, now: () => new Date(), log: console.error, handlers });
await startRetention(database, new Date());
worker.start();

const ada = { email: 'ada@shop.example', firstName: 'Ada', lastName: 'Shop' };
const { password, path } = await readPassword(folder, 'first-password');
await server.identity.ensurePerson({ ...ada, password }, ['clerk']);

listening.serve(server.fetch);
endOnSignal(async () => {
  await Promise.all([worker.stop(), listening.drain()]);
  await server.close();
  await close();
});
console.log(`${baseUrl}: the shop is open. ${ada.email} is its clerk, with the password in ${path}`);
