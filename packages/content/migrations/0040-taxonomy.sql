-- Words that contents are sorted by: taxonomies of terms, each below another or at the top.

create table content_taxonomy (
  id text primary key,
  -- What the installation knows it by.
  name text not null unique,
  label text not null
);

create table content_taxonomy_term (
  id text primary key,
  taxonomy_id text not null references content_taxonomy (id) on delete cascade,
  name text not null,
  label text not null,
  parent_id text,
  unique (taxonomy_id, name),
  unique (taxonomy_id, id),
  check (parent_id <> id),
  -- A parent is of the same taxonomy.
  foreign key (taxonomy_id, parent_id) references content_taxonomy_term (taxonomy_id, id) on delete cascade
);
create index content_taxonomy_term_below on content_taxonomy_term (parent_id);

create table managed_content_term (
  content_id text not null references managed_content (id) on delete cascade,
  term_id text not null references content_taxonomy_term (id) on delete cascade,
  primary key (content_id, term_id)
);
create index managed_content_term_of on managed_content_term (term_id);
