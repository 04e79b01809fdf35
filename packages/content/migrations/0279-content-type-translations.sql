-- What a type and its fields are called in other languages: by language, { "name", "texts" }.
alter table content_type add column translations jsonb not null default '{}';
