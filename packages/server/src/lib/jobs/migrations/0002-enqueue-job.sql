-- For triggers: what `enqueue` does. Hexadecimal letters are small, so the suffix of such an id is always AAA.
create function enqueue_job(job_kind text, job_payload jsonb, due timestamptz, job_key text, caused_by text) returns void
language sql as $$
  insert into job (id, kind, payload, run_at, key, created_by, created_at, updated_at)
  values ('08j' || left(replace(gen_random_uuid()::text, '-', ''), 12) || 'AAA', job_kind, job_payload, due, job_key,
    caused_by, least(due, now()), now())
  on conflict (key) where key is not null and status in ('Created', 'Pending', 'Processing') do nothing
$$;
