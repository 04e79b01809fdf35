-- What was done to every record: one row for each write. Triggers of the objects' tables write it.
create table record_history (
  parent_id text not null,
  created_date timestamptz(3) not null,
  id bigint generated always as identity,
  -- c created, u updated, d deleted, r restored, x removed for good.
  operation text not null check (operation in ('c', 'u', 'd', 'r', 'x')),
  created_by_id text,
  client_id text,
  -- API names of the fields that were changed: { "Name": [old, new] }.
  changes jsonb,
  primary key (parent_id, created_date, id)
);
create index record_history_newest_idx on record_history (created_date, id);
create index record_history_object_idx on record_history (left(parent_id, 3), created_date, id);
create index record_history_user_idx on record_history (created_by_id, created_date, id) where created_by_id is not null;

-- Records that are deleted and can still be restored; they stay in their tables, marked.
create table recycle_bin (
  id text primary key,
  deleted_date timestamptz(3) not null,
  deleted_by_id text,
  -- The same for all that was deleted at once.
  deletion bigint not null,
  removal_date timestamptz(3) not null
);
create index recycle_bin_newest_idx on recycle_bin (left(id, 3), deleted_date, id);
create index recycle_bin_removal_idx on recycle_bin (removal_date);

create function note_record_write(record text, what text, at timestamptz, changed jsonb) returns void language plpgsql as $$
declare
  writer text := nullif(current_setting('relab.user_id', true), '');
begin
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

-- Records that were deleted before now stay as long as if they were deleted now. Those of one deletion have one moment.
do $$
declare
  object text;
begin
  for object in
    select relname from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where prosrc like '%note_record_write%'
  loop
    execute format(
      'insert into recycle_bin (id, deleted_date, deleted_by_id, deletion, removal_date)
       select id, system_modstamp, last_modified_by_id, -(extract(epoch from system_modstamp) * 1000)::bigint, now() + interval ''30 days''
       from %I where is_deleted on conflict do nothing', object);
  end loop;
end $$;
