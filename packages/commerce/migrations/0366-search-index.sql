-- A search index outside of the database: which process writes to it, and a token of the position that it has come to. The token
-- is committed after everything that the index has seen, so a copy of the database from before has another one.
create table search_index (
  name text primary key,
  holder text,
  lease_until timestamptz,
  token text,
  previous_token text,
  written_at timestamptz
);
