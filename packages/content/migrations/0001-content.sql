-- A site and the channel that delivers content to it.
create table content_site (
  id text primary key,
  channel_id text not null unique,
  name text not null,
  default_language text not null
);

create table content_type (
  fully_qualified_name text primary key,
  name text not null
);

create table content (
  content_key text primary key,
  managed_content_id text not null unique,
  site_id text not null references content_site (id),
  type_name text not null references content_type (fully_qualified_name),
  title text not null,
  url_name text,
  body jsonb not null,
  language text not null,
  published_date timestamptz(3) not null,
  unique (site_id, url_name)
);
create index content_type_name_idx on content (site_id, type_name, published_date desc);

create table content_collection (
  collection_key text primary key,
  id text not null unique,
  site_id text not null references content_site (id),
  title text not null,
  url_name text,
  language text not null,
  published_date timestamptz(3) not null,
  unique (site_id, url_name)
);

create table content_collection_member (
  collection_key text not null references content_collection (collection_key) on delete cascade,
  position integer not null,
  content_key text not null references content (content_key) on delete cascade,
  primary key (collection_key, position)
);

-- Pictures and documents: what they are rendered from, and what pages need to know of them.
create table media (
  content_key text primary key,
  kind text not null,
  source jsonb not null,
  title text not null,
  alt_text text,
  mime_type text not null,
  width integer,
  height integer,
  placeholder text,
  version text not null,
  -- The smaller, the sooner it is prepared.
  rank integer not null default 1000
);
create index media_rank_idx on media (rank, content_key);
