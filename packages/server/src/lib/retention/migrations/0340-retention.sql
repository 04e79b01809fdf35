-- What became of each rule of retention when it was enforced last.
create table retention_run (
  rule_id text primary key,
  started_at timestamptz(3) not null,
  -- Null while it is under way, or was cut short.
  ended_at timestamptz(3),
  -- Where a rule goes on that looks through a table in portions.
  cursor text,
  removed bigint not null default 0,
  removed_in_all bigint not null default 0,
  error text
);

-- What is purged is found by its age.
create index attempt_by_age on attempt (started_at);
create index auth_session_by_end on auth_session (expires_at);
create index auth_verification_by_end on auth_verification (expires_at);

-- Purges of their own, which rules of the one job are now.
delete from job where status in ('Created', 'Pending')
  and kind in ('commerce housekeeping', 'form sweep', 'content trash purge', 'file sweep', 'record history purge');
