-- Work on many contents at once that people ask for and fetch the result of: export, import, translation.

create table managed_content_job (
  id text primary key,
  space_id text not null references managed_content_space (id) on delete cascade,
  name text not null,
  type text not null check (type in ('Export', 'Import')),
  job_type text not null check (job_type in ('Export', 'Import', 'Translation')),
  request jsonb not null,
  -- The job of the queue that does it; while that is open it tells how far it is.
  queued_id text not null,
  -- How it ended; null while it is open.
  status text check (status in ('Completed', 'CompletedWithError', 'Failed')),
  error text,
  -- Where an import goes on after it was cut short: entries that are done, what went wrong, what is there now.
  done integer not null default 0,
  problems jsonb not null default '[]',
  variant_ids text[] not null default '{}',
  created_date timestamptz(3) not null,
  created_by_id text,
  finished_date timestamptz(3),
  check ((status is null) = (finished_date is null))
);
create index managed_content_job_by_space on managed_content_job (space_id, created_date desc, id);

-- Files of a job. The bytes and what kind they are stand with the version of the file.
create table managed_content_job_body (
  job_id text not null references managed_content_job (id) on delete cascade,
  file_version_id text not null,
  body_type text not null check (body_type in ('Output', 'Error')),
  name text not null,
  primary key (job_id, file_version_id)
);
create index managed_content_job_body_of on managed_content_job_body (file_version_id);
