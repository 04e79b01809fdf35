-- Where in a trace the request was that caused it (W3C Trace Context); without it the job is a trace of its own.
alter table job add column trace text check (length(trace) <= 55);

-- For triggers: the transaction knows its trace, if it is recorded. What is due later is no part of it.
create or replace function enqueue_job(job_kind text, job_payload jsonb, due timestamptz, job_key text, caused_by text) returns void
language sql as $$
  insert into job (id, kind, payload, run_at, key, created_by, trace, created_at, updated_at)
  values ('08j' || left(replace(gen_random_uuid()::text, '-', ''), 12) || 'AAA', job_kind, job_payload, due, job_key,
    caused_by, case when due <= now() + interval '5 seconds' then nullif(current_setting('relab.trace', true), '') end, least(due, now()), now())
  on conflict (key) where key is not null and status in ('Created', 'Pending', 'Processing') do nothing
$$;
