import { type FormBody, readFormBody } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { type Channel, findChannel } from '../delivery/channel.ts';
import { bestOf, languagesFor, readDelivered } from '../delivery/delivered.ts';
import { notFound } from '../errors.ts';
import { formType } from '../types/form-type.ts';

/** A form as a channel delivers it. */
export interface PublishedForm extends FormBody {
  readonly contentId: string;
  readonly contentKey: string;
  readonly language: string;
}

/** In the best language that it has. Throws ITEM_NOT_FOUND where no form is delivered under the key. */
export async function requirePublishedForm(
  database: Database,
  channel: Channel,
  contentKey: string,
  language: string | undefined,
): Promise<PublishedForm> {
  const [row] = await readDelivered(
    database,
    sql`where d.channel_id = ${channel.id} and d.content_key = ${contentKey} and d.type_name = ${formType}
      ${bestOf(languagesFor(channel, language), sql`d.content_key`)}`,
  );
  if (!row) throw notFound();
  const form = readFormBody(row.body);
  return {
    ...form,
    title: form.title || row.title,
    contentId: row.managed_content_id,
    contentKey: row.content_key,
    language: row.language,
  };
}

/** The channel of a site that delivers it; undefined where none does. */
export async function findFormChannel(database: Database, contentKey: string): Promise<Channel | undefined> {
  const channel = await database
    .selectFrom('managed_content_channel as h')
    .select('h.id')
    .where('h.site_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('delivered_content as d')
          .select('d.channel_id')
          .whereRef('d.channel_id', '=', 'h.id')
          .where('d.content_key', '=', contentKey)
          .where('d.type_name', '=', formType),
      ),
    )
    .orderBy('h.id')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return channel && (await findChannel(database, { channelId: channel.id }));
}
