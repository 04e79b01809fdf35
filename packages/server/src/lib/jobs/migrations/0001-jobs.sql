-- Work that is done beside the answers: mails, large carts, exports. Whatever process is there takes what is due.
create table job (
  id text primary key,
  -- The order in which jobs came in.
  entered bigint generated always as identity,
  kind text not null,
  payload jsonb not null,
  status text not null default 'Created'
    check (status in ('Created', 'Pending', 'Processing', 'Completed', 'CompletedWithError', 'Failed')),
  -- Not before.
  run_at timestamptz(3) not null,
  attempts integer not null default 0,
  -- While a process works on it: until when it is that one's, and the word by which that one knows it.
  locked_until timestamptz(3),
  locked_by text,
  done integer not null default 0,
  total integer,
  error text,
  -- Of the jobs with one key, one at most is open.
  key text,
  created_by text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  finished_at timestamptz(3),
  check ((status = 'Processing') = (locked_by is not null and locked_until is not null))
);
create unique index job_one_open_per_key on job (key)
  where key is not null and status in ('Created', 'Pending', 'Processing');
create index job_open on job (run_at, entered) where status in ('Created', 'Pending', 'Processing');
create index job_finished on job (finished_at) where finished_at is not null;
