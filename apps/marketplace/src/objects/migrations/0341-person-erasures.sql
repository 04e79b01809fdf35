-- Requests to erase a person, and hashes of those who were erased: what is restored from a backup is erased again.
create table person_erasure (
  id text primary key,
  -- Null once it is done.
  email text,
  -- Of the address, with the secret of the installation.
  hash text not null,
  requested_date timestamptz(3) not null,
  requested_by_id text,
  due_date timestamptz(3) not null,
  erased_date timestamptz(3),
  -- How many records of each kind there were.
  counts jsonb
);
create unique index person_erasure_open on person_erasure (hash) where erased_date is null;
create index person_erasure_due on person_erasure (due_date) where erased_date is null;
create index person_erasure_newest on person_erasure (requested_date desc, id);
create index person_erasure_by_hash on person_erasure (hash);
