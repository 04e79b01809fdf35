import type { Database } from '@relab/database';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { byRank, isUsable } from './delivered.ts';
import {
  type DeliveredPage,
  type PageClauses,
  type PageRow,
  pageOf,
  pageStatement,
} from './delivered-page.ts';

/** By what a content is requested: keys, ids or URL names, any of which will do. */
export interface ContentName {
  readonly channelId: string;
  readonly names: readonly string[];
  readonly languages: readonly string[];
  /** Only contents of this type. */
  readonly typeName?: string | null;
}

/**
 * Of `d`, the content of that name in the best language: a key has priority over an id, and that over a URL name. A request by
 * the URL name of a language that is not requested gets that language where there is no better one.
 */
function namedContent({ channelId, names, languages, typeName }: Slots): RawBuilder<unknown> {
  const isKey = sql`n.content_key = any (${names})`;
  const isId = sql`n.content_id = any (${names})`;
  const isUrlName = sql`n.url_name = any (${names})`;
  return sql`
    join (
      select n.content_id as id, ${isKey} or ${isId} as is_by_key from delivered_content n
      where n.channel_id = ${channelId} and (${isUrlName} or (${isKey} or ${isId}) and ${isUsable('n', languages)})
        and (${typeName}::text is null or n.type_name = ${typeName})
      order by ${isKey} desc, ${isId} desc, ${isUsable('n', languages)} desc, ${byRank('n', languages)}, n.language limit 1
    ) chosen on chosen.id = d.content_id
    where d.channel_id = ${channelId} and (${isUsable('d', languages)} or not chosen.is_by_key and d.url_name = any (${names}))
    order by ${byRank('d', languages)}, d.is_primary desc, d.language limit 1`;
}

type Slots = Required<ContentName>;

/** Stand for what differs from request to request: what is here is never read, only recognised. */
const slots: Slots = {
  channelId: '\0 channel',
  names: ['\0 names'],
  languages: ['\0 languages'],
  typeName: '\0 type',
};
const order: readonly unknown[] = [slots.channelId, slots.names, slots.languages, slots.typeName];

/** What is read with a content of what it names. */
export type NamedWith = 'nothing' | 'titles' | 'bodies';

export const namedClauses = (namedWith: NamedWith, languages: readonly string[]): PageClauses['named'] =>
  namedWith === 'nothing' ? undefined : { languages, withBodies: namedWith === 'bodies' };

/** Building a statement takes longer than running it: each is built once, with each parameter in one place. */
const texts = new Map<NamedWith, string>();

function textFor(database: Database, namedWith: NamedWith): string {
  const existing = texts.get(namedWith);
  if (existing !== undefined) return existing;
  const clauses = {
    channelId: slots.channelId,
    rest: namedContent(slots),
    named: namedClauses(namedWith, slots.languages),
  };
  const { sql: built, parameters } = pageStatement(clauses).compile(database);
  const text = built.replaceAll(/\$(\d+)/g, (_, number) => {
    const place = order.indexOf(parameters[Number(number) - 1]);
    if (place < 0) throw new Error(`Parameter ${number} of the statement is not filled in.`);
    return `$${place + 1}`;
  });
  texts.set(namedWith, text);
  return text;
}

/** The content of that name, alone on its page where there is one. One statement. */
export async function readNamedContent(
  database: Database,
  { channelId, names, languages, typeName = null }: ContentName,
  namedWith: NamedWith = 'nothing',
): Promise<DeliveredPage> {
  const query = CompiledQuery.raw(textFor(database, namedWith), [channelId, names, languages, typeName]);
  const { rows } = await database.executeQuery<PageRow>(query);
  return pageOf(rows[0], channelId);
}
