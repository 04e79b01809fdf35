-- What says that this database, as it is now, has seen everything that a snapshot of the catalogue in memory was made of. A copy
-- that was restored from before the snapshot has no row of it, so that the snapshot is not trusted there.
create table catalogue_snapshot (
  token text primary key,
  created_at timestamptz not null default now()
);
