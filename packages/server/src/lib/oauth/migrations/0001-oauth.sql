-- Programs of other people that may ask for tokens. A client without a secret is public: it proves itself by PKCE.
create table oauth_client (
  id text primary key,
  secret_hash text,
  name text not null,
  redirect_uris text[] not null,
  origins text[] not null,
  scopes text[] not null,
  -- The user that client credentials stand for; null where they are not allowed.
  acts_as text,
  allows_password boolean not null,
  created_at timestamptz not null default now()
);

-- What somebody allowed a client once: a family of tokens, which ends as a whole. "user" is made from its declaration,
-- so user_id is no foreign key.
create table oauth_grant (
  id text primary key,
  client_id text not null references oauth_client (id) on delete cascade,
  user_id text not null,
  scopes text[] not null,
  -- When the last thing that rests on it ends.
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index oauth_grant_client_id_idx on oauth_grant (client_id);
create index oauth_grant_user_id_idx on oauth_grant (user_id);
create index oauth_grant_expires_at_idx on oauth_grant (expires_at);

-- Of codes and tokens only the SHA-256 is kept. What was used stays until it expires, so that a second use is noticed.
create table oauth_code (
  hash text primary key,
  grant_id text not null references oauth_grant (id) on delete cascade,
  redirect_uri text not null,
  challenge text,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index oauth_code_grant_id_idx on oauth_code (grant_id);

create table oauth_token (
  hash text primary key,
  grant_id text not null references oauth_grant (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  scopes text[] not null,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index oauth_token_grant_id_idx on oauth_token (grant_id);
create index oauth_token_expires_at_idx on oauth_token (expires_at);
