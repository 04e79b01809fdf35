-- What the sign-in library keeps. Our own record of a person is the User object; "user".auth_id is auth_user.id.
create table auth_user (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table auth_session (
  id text primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id text not null references auth_user (id) on delete cascade
);
create index auth_session_user_id_idx on auth_session (user_id);

create table auth_credential (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references auth_user (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_credential_user_id_idx on auth_credential (user_id);

create table auth_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_verification_identifier_idx on auth_verification (identifier);

-- Attempts within a window, by what is limited. Keys are hashes: no address and no e-mail is kept here.
create table attempt (
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
