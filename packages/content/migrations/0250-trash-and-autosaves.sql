-- What writers have typed and not saved: one for each of them and variant. No version comes of it.
create table managed_content_autosave (
  variant_id text not null references managed_content_variant (id) on delete cascade,
  user_id text not null,
  -- The version that the writer started from.
  version_id text not null,
  title text not null,
  url_name text,
  body jsonb not null,
  saved_date timestamptz(3) not null,
  primary key (variant_id, user_id)
);

-- Contents that were deleted, until they are restored or purged. Nothing that reads contents finds them.
create table deleted_managed_content (
  id text primary key,
  space_id text not null references managed_content_space (id) on delete cascade,
  folder_id text not null,
  content_key text not null,
  type_name text not null,
  title text not null,
  languages text[] not null,
  deleted_date timestamptz(3) not null,
  deleted_by_id text
);
create index deleted_managed_content_by_space on deleted_managed_content (space_id, deleted_date desc, id);
create index deleted_managed_content_by_date on deleted_managed_content (deleted_date);

-- The rows that each of them had.
create table deleted_managed_content_row (
  id bigint generated always as identity primary key,
  content_id text not null references deleted_managed_content (id) on delete cascade,
  table_name text not null,
  row jsonb not null
);
create index deleted_managed_content_row_of on deleted_managed_content_row (content_id, id);

-- Puts a row back. A column that came later gets its default, and one that is derived is derived.
create function restore_deleted_row(name text, given jsonb) returns void language plpgsql as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
  where attrelid = name::regclass and attnum > 0 and not attisdropped and attgenerated = '' and given ? attname;
  execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)', name, columns)
    using given;
end $$;
