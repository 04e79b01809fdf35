import { publishContent } from '@relab/content';
import type { OpenDatabase } from '@relab/database';
import { site } from '../delivery/documents.ts';

/** What the big space holds. */
export const contents = 100_000;
/** In a folder beside, to compare. */
export const few = 100;
/** Of the contents, those at the end that are not published yet. */
export const drafts = 4_000;

export interface Space {
  readonly id: string;
  readonly many: string;
  readonly few: string;
}

/** A word that one content has, one that one in 500 has, one that begins as many as that, and one that all have. */
export const terms = {
  one: 'stock0004711',
  some: 'model37',
  beginning: 'stock00047*',
  all: 'instrument',
} as const;

export const typeName = 'sfdc_cms__news';

const names = `array['Centrifuge', 'Balance', 'Microscope', 'Incubator', 'Freezer', 'Pump', 'Oven', 'Mixer']`;

/** The texts of a content by its number `n`, as expressions of SQL. */
export const texts = {
  title: `format('%s model%s stock%s', (${names})[1 + n % 8], n % 500, lpad(n::text, 7, '0'))`,
  urlName: `format('content-%s', n)`,
  body: `format('<p>This instrument, a model%s, was used in a laboratory of room %s.</p>', n % 500, n % 977)
    || repeat('<p>Looked over by those who know it, with all that belongs to it.</p>', 2)`,
};

/** The suffix of an id tells which of its letters are capitals: here none but the prefix's. */
const idOf = (prefix: string, suffix: string): string =>
  `'${prefix}' || lpad(n::text, 12, '0') || '${suffix}'`;

async function makeFolder({ pool }: OpenDatabase, spaceId: string, name: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into managed_content_folder (id, space_id, parent_id, name, created_date, last_modified_date)
     select new_content_id('9Pu'), space_id, id, $1, now(), now() from managed_content_folder
     where parent_id is null and space_id = $2
     returning id`,
    [name, spaceId],
  );
  return rows[0]?.id ?? '';
}

/** The channels `h` of the space in which a folder `f` is. */
const channel = `managed_content_folder f join managed_content_space_channel sc on sc.space_id = f.space_id
  join managed_content_channel h on h.id = sc.channel_id`;

/** Contents from one number to another into a folder: in sets, since one by one they would take an hour. */
async function fillFolder(
  { pool }: OpenDatabase,
  folderId: string,
  { from, to, published }: { readonly from: number; readonly to: number; readonly published: number },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // No triggers: what they do for each row is done below for all of them.
    await client.query('set local session_replication_role = replica');
    await client.query(
      `create temporary table given on commit drop as
       select n, ${idOf('20Y', 'EAA')} as id, ${idOf('9Ps', 'CAA')} as variant_id, ${idOf('5OU', 'GAA')} as version_id,
         'MC' || translate(upper(substr(md5(n::text), 1, 26)), '0189', 'WXYZ') as content_key,
         ${texts.title} as title, ${texts.urlName} as url_name,
         jsonb_build_object('title', ${texts.title}, 'body', ${texts.body}) as body,
         timestamptz '2026-01-01' + n * interval '1 second' as at, n < $3 as is_published
       from generate_series($1::int, $2::int) n`,
      [from, to - 1, published],
    );
    await client.query(
      `insert into managed_content (id, content_key, api_name, space_id, folder_id, type_name, primary_variant_id, title, status,
         latest_version_id, published_date, created_date, last_modified_date)
       select g.id, content_key, 'content_' || n, f.space_id, f.id, $2, variant_id, title,
         case when is_published then 'Published' else 'Draft' end, version_id, case when is_published then at end, at, at
       from given g, managed_content_folder f where f.id = $1`,
      [folderId, typeName],
    );
    await client.query(
      `insert into managed_content_variant (id, content_id, language, variant_type, title, url_name, latest_version_id,
         latest_number, published_version_id, published_date, created_date, last_modified_date, space_id)
       select variant_id, g.id, 'en_US', 'Content', title, url_name, version_id, 1, case when is_published then version_id end,
         case when is_published then at end, at, at, f.space_id from given g, managed_content_folder f where f.id = $1`,
      [folderId],
    );
    await client.query(
      `insert into managed_content_version (id, variant_id, number, title, url_name, body, created_date, published_date)
       select version_id, variant_id, 1, title, url_name, body, at, case when is_published then at end from given`,
    );
    await client.query(
      `insert into delivered_content (channel_id, content_key, language, content_id, variant_id, version_id, type_name, title,
         url_name, published_date, is_primary)
       select h.id, content_key, 'en_US', g.id, variant_id, version_id, $1, title, url_name, at, true
       from given g, ${channel} where is_published and f.id = $2`,
      [typeName, folderId],
    );
    await client.query(
      `insert into managed_content_web_url (id, channel_id, content_id, language, url_alias, status, is_current, url_name,
         created_date, last_modified_date)
       select ${idOf('0jw', 'AAA')}, h.id, g.id, 'en_US', url_name, 'Active', true, url_name, at, at
       from given g, ${channel} where is_published and f.id = $1`,
      [folderId],
    );
    await client.query(
      `insert into delivered_content_search (channel_id, content_key, language, type_name, published_date, is_primary, term_ids,
         document)
       select h.id, content_key, 'en_US', $1, at, true, '{}', delivered_words(title || ' ' || content_body_text(body))
       from given g, ${channel} where is_published and f.id = $2`,
      [typeName, folderId],
    );
    await client.query(
      `create temporary table spoken on commit drop as
       select variant_id, content_search_text(title) as title, content_search_text(content_body_text(body)) as body
       from given`,
    );
    await client.query(
      `insert into managed_content_search (variant_id, document, title, space_id, language, type_name, last_modified_date)
       select x.id, content_search_document(s.title, s.body, 'en_US'), content_search_document(s.title, '', 'en_US'),
         c.space_id, x.language, c.type_name, x.last_modified_date
       from spoken s join managed_content_variant x on x.id = s.variant_id join managed_content c on c.id = x.content_id`,
    );
    await client.query(
      `insert into managed_content_word (space_id, word)
       select distinct f.space_id, word from managed_content_folder f, spoken, content_words(title || ' ' || body) word
       where f.id = $1`,
      [folderId],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The space of a site with a folder of so many contents and one of 100, published to one channel but for the last ones. */
export async function fillSpace(opened: OpenDatabase, count = contents, of = site): Promise<Space> {
  await publishContent(opened.database, { site: of });
  const { rows } = await opened.pool.query<{ id: string }>(
    `select sc.space_id as id from managed_content_space_channel sc join managed_content_channel h on h.id = sc.channel_id
     where h.site_id = $1`,
    [of.id],
  );
  const id = rows[0]?.id ?? '';
  const [many, small] = [await makeFolder(opened, id, 'Many'), await makeFolder(opened, id, 'Few')];
  await fillFolder(opened, many, { from: 0, to: count, published: count - drafts });
  await fillFolder(opened, small, { from: count, to: count + few, published: count + few });
  await opened.pool.query('vacuum analyze');
  return { id, many, few: small };
}

/** So many of the variants that are not published, from a place on in their order. */
export async function readDrafts(
  { pool }: OpenDatabase,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from managed_content_variant where status = 'Draft' order by title, id offset $1 limit $2`,
    [offset, limit],
  );
  return rows.map(({ id }) => id);
}
