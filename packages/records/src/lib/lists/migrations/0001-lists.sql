-- Lists that users have made; those that are declared with an object stand in code.
create table relab_list_view (
  id text primary key,
  object text not null,
  api_name varchar(40) not null,
  label varchar(40) not null,
  columns jsonb not null,
  filters jsonb not null,
  logic text,
  scope text not null check (scope in ('everything', 'mine')),
  sort_by jsonb not null,
  visibility text not null check (visibility in ('Private', 'Public', 'Shared')),
  shared_with text[] not null,
  owner_id text not null,
  version integer not null default 1,
  modified_at timestamptz(3) not null
);
create unique index relab_list_view_name_key on relab_list_view (object, lower(api_name));
create index relab_list_view_owner_idx on relab_list_view (owner_id, object);

-- How a user wants a list shown; the lists are those above, declared ones, and `mru:Account` for records seen last.
create table relab_list_preference (
  user_id text not null,
  list_id text not null,
  column_widths jsonb not null,
  column_wrap jsonb not null,
  ordered_by jsonb,
  primary key (user_id, list_id)
);
create index relab_list_preference_list_idx on relab_list_preference (list_id);
