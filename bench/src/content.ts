import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, migrate, openDatabase } from '@relab/database';
import { createServer, serverMigrations, serverObjects } from '@relab/server';
import { contentKey, publishContent, putMedia } from '@relab/server/content';
import { createObjects } from '@relab/server/objects';
import { Hono } from 'hono';
import { ms, percentile, table } from './figures.ts';

/**
 * Published content as the server delivers it, at one and at 32 clients, whole and where the client holds it already, beside
 * the least that could be done: a bare route with one hand-written statement for each call. Both are asked inside the
 * process, so nothing that they share stands between them. `node src/content.ts [engine] [seconds]`.
 */
const [engine = 'embedded', secondsText = '3'] = process.argv.slice(2);
const seconds = Number(secondsText);
const origin = 'http://bench.test';
const site = { id: '0DM000000000001AAA', name: 'Shop' };
const way = `${origin}/services/data/v63.0/connect/sites/${site.id}/cms/delivery`;

const keyOf = (number: number): string => contentKey(`content ${number}`);
const pictureOf = (number: number): string => contentKey(`picture ${number}`);
const paragraph = '<p>A used instrument, looked over by those who know it, with all that belongs to it.</p>';
const articles = Array.from({ length: 300 }, (_, number) => ({
  contentKey: keyOf(number),
  type: 'sfdc_cms__news',
  title: `Article ${number}`,
  urlName: `article-${number}`,
  body: {
    title: `Article ${number}`,
    body: paragraph.repeat(12),
    bannerImage: { contentKey: pictureOf(number) },
  },
  publishedDate: new Date(Date.UTC(2026, 0, 1) + number * 60_000),
}));
const manyKeys = articles.slice(0, 20).map((article) => article.contentKey);
const referring = {
  contentKey: contentKey('referring'),
  type: 'sfdc_cms__view',
  title: 'Referring',
  urlName: 'referring',
  body: { title: 'Referring', related: manyKeys.map((key) => ({ contentKey: key })) },
  publishedDate: new Date(Date.UTC(2026, 1, 1)),
};
const collectionOf = (size: number) => ({
  collectionKey: contentKey(`collection ${size}`),
  title: `Collection of ${size}`,
  urlName: `collection-${size}`,
  contentKeys: articles.slice(0, size).map((article) => article.contentKey),
});

const folder = await mkdtemp(join(tmpdir(), 'relab-bench-'));
// The database may run as another user, who must come through.
await chmod(folder, 0o755);
const { database, pool, close } = await openDatabase({ folder, engine: engine as Engine });
try {
  await migrate(database, { objects: serverObjects, migrations: serverMigrations });
  await putMedia(
    database,
    articles.map((_, number) => ({
      contentKey: pictureOf(number),
      kind: 'scene',
      source: number,
      title: `Picture ${number}`,
      mimeType: 'image/webp',
      width: 1200,
      height: 900,
    })),
  );
  await publishContent(database, {
    site,
    contents: [...articles, referring],
    collections: [collectionOf(4)],
  });
  await pool.query('analyze');

  const server = createServer({
    database,
    objects: createObjects(serverObjects),
    secret: 'a secret that only this measurement has',
    baseUrl: origin,
    mail: { send: async () => undefined },
    log: () => undefined,
  });
  const floor = new Hono()
    .get('/item/:key', async (context) => {
      const { rows } = await pool.query({
        name: 'item',
        text: `select d.content_key, d.title, d.url_name, d.published_date, v.body
          from delivered_content d join managed_content_version v on v.id = d.version_id
          where d.content_key = $1`,
        values: [context.req.param('key')],
      });
      return context.json(rows[0]);
    })
    .get('/list/:size', async (context) => {
      const { rows } = await pool.query({
        name: 'list',
        text: `select d.content_key, d.title, d.url_name, d.published_date, v.body
          from delivered_content d join managed_content_version v on v.id = d.version_id
          where d.type_name = 'sfdc_cms__news' order by d.published_date desc limit $1`,
        values: [context.req.param('size')],
      });
      return context.json({ items: rows });
    });

  type Ask = (known?: string) => Promise<Response>;
  const ask =
    (answer: (request: Request) => Response | Promise<Response>, url: string): Ask =>
    async (known) =>
      await answer(new Request(url, known === undefined ? {} : { headers: { 'if-none-match': known } }));
  const ours = (path: string): Ask => ask((request) => server.fetch(request), `${way}${path}`);
  const bare = (path: string): Ask => ask((request) => floor.fetch(request), `${origin}${path}`);

  const questions: readonly (readonly [string, Ask, Ask])[] = [
    ['one item', ours(`/contents/${keyOf(7)}?referenceDepth=0`), bare(`/item/${keyOf(7)}`)],
    ['one item with 20 references', ours('/contents/referring'), bare(`/item/${referring.contentKey}`)],
    ['a collection of 4', ours('/collections/collection-4'), bare('/list/4')],
    [
      'a list of 250 with their bodies',
      ours('/contents?contentTypeFQN=sfdc_cms__news&includeContentBody=true&pageSize=250'),
      bare('/list/250'),
    ],
  ];

  /** Requests a second, and how long half of them and nearly all took at most. */
  async function measure(one: Ask, status: number, clients: number, known?: string) {
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    const client = async (): Promise<void> => {
      while (performance.now() < end) {
        const start = performance.now();
        const response = await one(known);
        if (response.status !== status) throw new Error(`${response.status} instead of ${status}.`);
        await response.text();
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return {
      perSecond: times.length / seconds,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
    };
  }

  for (const clients of [1, 32]) {
    const rows: string[][] = [];
    for (const [name, own, least] of questions) {
      const known = (await own()).headers.get('etag') ?? '';
      // One after the other within the same seconds of the machine, the floor first.
      const below = await measure(least, 200, clients);
      const whole = await measure(own, 200, clients);
      const held = await measure(own, 304, clients, known);
      rows.push([
        name,
        ...[below, whole, held].map(({ perSecond }) => Math.round(perSecond).toLocaleString('en')),
        (whole.perSecond / below.perSecond).toFixed(2),
        (held.perSecond / below.perSecond).toFixed(2),
        `${ms(whole.p50)} / ${ms(whole.p99)}`,
        `${ms(held.p50)} / ${ms(held.p99)}`,
      ]);
    }
    console.log(`\n${clients} ${clients === 1 ? 'client' : 'clients'}, ${engine}, requests a second:`);
    console.log(
      table(
        ['', 'floor', '200', '304', '200 of floor', '304 of floor', '200 p50/p99 ms', '304 p50/p99 ms'],
        rows,
      ),
    );
  }
  await server.close();
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
