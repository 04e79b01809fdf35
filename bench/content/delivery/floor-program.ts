import { serve } from '@hono/node-server';
import { openDatabase } from '@relab/database';
import { Hono } from 'hono';
import { poolSize } from '../../server/src/installation.ts';
import { readPlace } from '../../server/src/peers/place.ts';
import { site } from './documents.ts';

/**
 * What is possible at all: one prepared statement a call over the same tables, its rows as JSON. It knows one channel and one
 * language, and checks no permissions.
 */
const { port, ...where } = readPlace();
const { pool, close } = await openDatabase({ ...where, poolSize });
const { rows: channels } = await pool.query<{ id: string }>(
  'select id from managed_content_channel where site_id = $1',
  [site.id],
);
const channelId = channels[0]?.id;

const columns =
  'd.content_key, d.content_id, d.type_name, d.title, d.url_name, d.published_date, d.language, v.body';
const banner =
  'm.title as banner_title, m.alt_text, m.width, m.height, m.placeholder, m.version as banner_version';
const joinBanner = "left join media m on m.content_key = v.body -> 'bannerImage' ->> 'contentKey'";

const statements = {
  item: `
    select ${columns}, ${banner}
    from delivered_content d join managed_content_version v on v.id = d.version_id ${joinBanner}
    where d.channel_id = $1 and d.content_key = $2`,
  referring: `
    select ${columns}, (
      select json_agg(json_build_object('contentKey', r.content_key, 'id', r.content_id, 'title', r.title))
      from managed_content_reference n
      join delivered_content r on r.channel_id = d.channel_id and r.content_key = n.content_key
      where n.version_id = d.version_id) as "references"
    from delivered_content d join managed_content_version v on v.id = d.version_id
    where d.channel_id = $1 and d.content_key = $2`,
  members: `
    select ${columns}, ${banner}
    from delivered_content l
    join managed_content_version lv on lv.id = l.version_id
    cross join jsonb_array_elements_text(lv.body -> 'contentKeys') with ordinality as member (content_key, position)
    join delivered_content d on d.channel_id = l.channel_id and d.content_key = member.content_key
    join managed_content_version v on v.id = d.version_id ${joinBanner}
    where l.channel_id = $1 and l.url_name = $2
    order by member.position`,
  latest: `
    select ${columns}, ${banner}
    from delivered_content d join managed_content_version v on v.id = d.version_id ${joinBanner}
    where d.channel_id = $1 and d.type_name = $2
    order by d.published_date desc, d.content_key limit 250`,
};

const run = async (name: keyof typeof statements, of: string) => {
  const { rows } = await pool.query({ name, text: statements[name], values: [channelId, of] });
  return rows;
};

const app = new Hono();
app.get('/healthz', (context) => context.json({ status: 'alive' }));
app.get('/items/:key', async (context) => {
  const [row] = await run('item', context.req.param('key'));
  return row ? context.json(row) : context.json({ error: 'not found' }, 404);
});
app.get('/referring/:key', async (context) => {
  const [row] = await run('referring', context.req.param('key'));
  return row ? context.json(row) : context.json({ error: 'not found' }, 404);
});
app.get('/members/:name', async (context) =>
  context.json({ items: await run('members', context.req.param('name')) }),
);
app.get('/latest/:type', async (context) =>
  context.json({ items: await run('latest', context.req.param('type')) }),
);

const listening = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });

process.once('SIGTERM', async () => {
  listening.close();
  await close();
  process.exit();
});
