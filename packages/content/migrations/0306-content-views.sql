-- Filters of a space that somebody saved, for themselves or for all who work there.
create table managed_content_view (
  id text primary key,
  space_id text not null references managed_content_space (id) on delete cascade,
  user_id text not null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  created_date timestamptz(3) not null,
  last_modified_date timestamptz(3) not null
);
create unique index managed_content_view_name on managed_content_view (space_id, user_id, lower(name));
create index managed_content_view_shared on managed_content_view (space_id) where is_shared;
