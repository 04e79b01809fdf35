-- What users want to find again. A target is the id of a record or of a list, or the API name of an object.
create table relab_favorite (
  id text primary key,
  user_id text not null,
  name text not null,
  target text not null,
  target_type text not null,
  object text not null,
  sort_order integer not null,
  access_count integer not null default 0,
  last_access_date timestamptz(3),
  unique (user_id, target_type, target)
);
create index relab_favorite_order on relab_favorite (user_id, sort_order);
