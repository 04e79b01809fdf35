-- Processes that run on this database, whatever their release: nothing is dropped that one of another release may need.
create table relab_process (
  id text primary key,
  release text not null,
  declarations text not null,
  role text not null,
  host text not null,
  pid integer not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
