-- What a record said goes with it, however it is removed: a cart that expires, or a record whose time in the recycle bin is over.
-- Who did what, and when, stays.
create or replace function note_record_write(record text, what text, at timestamptz, changed jsonb) returns void language plpgsql as $$
declare
  writer text := nullif(current_setting('relab.user_id', true), '');
begin
  if what = 'x' then
    update record_history set changes = null where parent_id = record and changes is not null;
  end if;
  insert into record_history (parent_id, created_date, operation, created_by_id, client_id, changes)
  values (record, at, what, writer, nullif(current_setting('relab.client_id', true), ''), changed);
  if what = 'd' then
    insert into recycle_bin (id, deleted_date, deleted_by_id, deletion, removal_date)
    values (record, at, writer, pg_current_xact_id()::text::bigint, at + interval '30 days')
    on conflict (id) do nothing;
  elsif what in ('r', 'x') then
    delete from recycle_bin where id = record;
  end if;
end $$;
