-- Writes that came with a key, and what was answered: whoever sends one again is answered the same. Kept for a day.
create table relab_idempotency (
  owner text not null,
  key uuid not null,
  request_hash text not null,
  created_at timestamptz(3) not null,
  status integer,
  headers jsonb,
  -- Null while the write is under way, and for an answer that was too large to be kept.
  body text,
  primary key (owner, key)
);
create index relab_idempotency_created_at_idx on relab_idempotency (created_at);
