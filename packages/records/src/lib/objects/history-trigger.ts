import type { Trigger } from '@relab/database';
import { type Field, isStored } from './field.ts';
import { columnName } from './names.ts';

/**
 * Notes each write of a record, whoever makes it and by whatever statement: in `record_history`, and in `recycle_bin` while it
 * is deleted (`history/migrations`). A write that sets the time of its change has that time, any other one the database's.
 */
const body = `
  declare
    what text := case tg_op when 'INSERT' then 'c' when 'DELETE' then 'x' else
      case when new.is_deleted = old.is_deleted then 'u' when new.is_deleted then 'd' else 'r' end end;
    changed jsonb;
  begin
    if tg_op = 'UPDATE' then
      changed := nullif({changes}, '{}');
      if what = 'u' and changed is null then return null; end if;
    end if;
    perform note_record_write(coalesce(new.id, old.id), what,
      case when new.last_modified_date is distinct from old.last_modified_date and new.id is not null then new.system_modstamp
        else greatest(clock_timestamp(), old.system_modstamp, new.system_modstamp) end, changed);
  end;`;

/** Transactions that fill many rows at once may go without: `set local relab.history = 'off'`. */
const isNoted = `current_setting('relab.history', true) is distinct from 'off'`;

/** What is derived from other fields follows from their history. */
export function historyTrigger(table: string, fields: Readonly<Record<string, Field>>): Trigger {
  const tracked = Object.entries(fields)
    .filter(([name, field]) => name !== 'Id' && isStored(field) && !field.composedOf)
    .map(([name]) => [name, columnName(name)]);
  return { name: `${table.slice(0, 55)}_history`, body, tracked: Object.fromEntries(tracked), when: isNoted };
}
