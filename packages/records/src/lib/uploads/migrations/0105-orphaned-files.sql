-- Stored bytes without a record, and since when that is known: they may belong to a newer database than this one.
create table orphaned_file (
  version_id text primary key,
  first_seen timestamptz(3) not null
);
