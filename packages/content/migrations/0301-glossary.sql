-- What the terms of a space are called in its languages: those who translate see them marked.
create table managed_content_glossary_term (
  id text primary key,
  space_id text not null references managed_content_space (id) on delete cascade,
  -- In the language of the space.
  term text not null,
  -- By language.
  translations jsonb not null,
  note text,
  created_date timestamptz(3) not null,
  created_by_id text,
  last_modified_date timestamptz(3) not null,
  last_modified_by_id text
);
create unique index managed_content_glossary_term_name on managed_content_glossary_term (space_id, lower(term));
