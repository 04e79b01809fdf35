-- What a word finds is filtered and put in order by the search table alone, and where very many have the word, the newest
-- are read in their order by an index, without looking at the others.
-- An upgrade may have written rows in this transaction, whose deferred checks would keep the table from being altered.
set constraints all immediate;
alter table managed_content_search
  add column space_id text references managed_content_space (id) on delete cascade,
  add column language text,
  add column type_name text,
  add column last_modified_date timestamptz(3),
  -- The part of `document` that a title or name gives: weights are not in an index.
  add column title tsvector;

update managed_content_search i
  set space_id = c.space_id, language = x.language, type_name = c.type_name, last_modified_date = x.last_modified_date,
    title = content_search_document(content_search_text(x.title), '', x.language)
  from managed_content_variant x join managed_content c on c.id = x.content_id where x.id = i.variant_id;
update managed_content_search set title = document where folder_id is not null;
alter table managed_content_search
  add constraint managed_content_search_sorted check (
    title is not null and (folder_id is not null or num_nulls(space_id, language, type_name, last_modified_date) = 0));

create index managed_content_search_newest
  on managed_content_search (space_id, language, last_modified_date desc, variant_id) where variant_id is not null;
create index managed_content_search_title on managed_content_search using gin (title) where variant_id is not null;
create index managed_content_search_folder on managed_content_search using gin (document) where folder_id is not null;

create or replace function search_content_variant() returns trigger language plpgsql as $$
declare
  title_text constant text := content_search_text(new.title);
  body_text constant text := content_search_text(coalesce(
    (select content_body_text(v.body) from managed_content_version v where v.id = new.latest_version_id), ''));
begin
  insert into managed_content_search (variant_id, document, title, space_id, language, type_name, last_modified_date)
  select new.id, content_search_document(title_text, body_text, new.language),
    content_search_document(title_text, '', new.language), c.space_id, new.language, c.type_name, new.last_modified_date
  from managed_content c where c.id = new.content_id
  on conflict (variant_id) do update set document = excluded.document, title = excluded.title,
    space_id = excluded.space_id, language = excluded.language, type_name = excluded.type_name,
    last_modified_date = excluded.last_modified_date;
  perform note_content_words(c.space_id, title_text || ' ' || body_text) from managed_content c where c.id = new.content_id;
  return null;
end $$;
create or replace trigger variant_searched after insert or update of latest_version_id, last_modified_date
  on managed_content_variant for each row execute function search_content_variant();

create or replace function search_content_folder() returns trigger language plpgsql as $$
declare
  name_text constant text := content_search_text(new.name);
  words constant tsvector := setweight(to_tsvector('simple', name_text), 'A');
begin
  insert into managed_content_search (folder_id, document, title) values (new.id, words, words)
  on conflict (folder_id) do update set document = excluded.document, title = excluded.title;
  perform note_content_words(new.space_id, name_text);
  return null;
end $$;

analyze managed_content_search;
set constraints all deferred;
