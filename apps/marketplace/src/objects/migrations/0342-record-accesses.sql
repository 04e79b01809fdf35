-- Who of the house looked at what about people.
create table record_access (
  entered bigint generated always as identity primary key,
  at timestamptz(3) not null,
  user_id text not null,
  -- The program that acted for them by a token of its own.
  program text,
  action text not null,
  -- API name, where it was one object.
  object text,
  record_id text,
  -- Id of the call in the contract.
  call text not null,
  -- What was searched for, which list, which query.
  detail text
);
create index record_access_by_age on record_access (at);
create index record_access_by_user on record_access (user_id, entered desc);
create index record_access_by_record on record_access (record_id, entered desc);
-- An address within what was searched for: when somebody is looked up, and when they are erased.
create index record_access_by_detail on record_access using gin (detail gin_trgm_ops);
