-- What each user has opened, and when last. Lists stand under the object `ListView`.
create table relab_recent (
  user_id text not null,
  record_id text not null,
  object text not null,
  visited_at timestamptz(3) not null,
  primary key (user_id, record_id)
);
create index relab_recent_newest_idx on relab_recent (user_id, object, visited_at desc, record_id);
