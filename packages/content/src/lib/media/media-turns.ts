import { randomUUID } from 'node:crypto';
import type { Database } from '@relab/database';
import type { Turns } from '@relab/server/media';
import { sql } from 'kysely';

/** Longer than any picture takes; after the kill of an instance others wait as long. */
const maxDuration = '15 seconds';

/** Turns shared by all instances of a database. No connection is occupied meanwhile: a turn is a row, until it expires. */
export const mediaTurns = (database: Database): Turns => ({
  async take(name) {
    const holder = randomUUID();
    const { rows } = await sql`
      insert into media_turn as turn (name, holder, until)
      values (${name}, ${holder}, clock_timestamp() + ${maxDuration}::interval)
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where turn.until < clock_timestamp()
      returning name`.execute(database);
    if (rows.length === 0) return undefined;
    return async () => {
      await database.deleteFrom('media_turn').where('name', '=', name).where('holder', '=', holder).execute();
    };
  },
});
