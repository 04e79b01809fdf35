-- What authors search: variants by the words of their latest versions, folders by their names.
create table managed_content_search (
  id bigint generated always as identity primary key,
  variant_id text unique references managed_content_variant (id) on delete cascade deferrable initially deferred,
  folder_id text unique references managed_content_folder (id) on delete cascade,
  -- Titles and names have the weight A, bodies C. Each word as it is written, and its stem in its language.
  document tsvector not null,
  check (num_nonnulls(variant_id, folder_id) = 1)
);
create index managed_content_search_document on managed_content_search using gin (document);

-- The words of a space, which wildcards stand for. A word may stand here twice: two who save it at once need not wait for
-- each other then. It stays when nothing has it any more.
create table managed_content_word (
  space_id text not null references managed_content_space (id) on delete cascade,
  word text not null
);
-- Of letters and not of a language's order, so that it serves beginnings, too. An index by trigrams would serve ends as
-- well, and make each save look through what was added to it last; the words of a space are soon read.
create index managed_content_word_of on managed_content_word (space_id, word text_pattern_ops);

-- How words of a language are brought to their stems; those of others stay as they are.
create function content_search_config(language text) returns regconfig language sql immutable as $$
  select case split_part(language, '_', 1)
    when 'da' then 'danish' when 'de' then 'german' when 'en' then 'english' when 'es' then 'spanish'
    when 'fi' then 'finnish' when 'fr' then 'french' when 'hu' then 'hungarian' when 'it' then 'italian'
    when 'nl' then 'dutch' when 'no' then 'norwegian' when 'nb' then 'norwegian' when 'pt' then 'portuguese'
    when 'ro' then 'romanian' when 'ru' then 'russian' when 'sv' then 'swedish' when 'tr' then 'turkish'
    else 'simple' end::regconfig
$$;

-- Small letters without accents, and nothing between words but blanks: what the server makes of what is searched for.
-- The part of a long text that has room in a document; the rest is not found.
create function content_search_text(given text) returns text language sql immutable as $$
  select left(regexp_replace(replace(replace(replace(lower(translate(
    regexp_replace(normalize(left(given, 300000), NFKD), '[\u0300-\u036f]+', '', 'g'),
    'ØøĐđŁłıÆŒ', 'OoDdLliæœ')), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff]+', ' ', 'g'), 100000)
$$;

-- The texts of a body that people read: neither keys and addresses nor the words that programs go by.
create function content_body_text(body jsonb) returns text language sql immutable as $$
  with recursive part (name, value) as (
    select '', body
    union all
    select coalesce(member.name, part.name), member.value from part, lateral (
      select key as name, value from jsonb_each(case jsonb_typeof(part.value) when 'object' then part.value else '{}' end)
      union all
      select null, value from jsonb_array_elements(case jsonb_typeof(part.value) when 'array' then part.value else '[]' end)
    ) member
  )
  select regexp_replace(regexp_replace(coalesce(string_agg(value #>> '{}', ' '), ''), '<[^>]*>', ' ', 'g'),
    '&(#\d+|#x[0-9a-f]+|amp|lt|gt|quot|apos|nbsp);', ' ', 'gi')
  from part
  where jsonb_typeof(value) = 'string' and value #>> '{}' !~ '^(https?:|mailto:|tel:|/)\S*$'
    and name not in ('contentKey', 'contentKeys', 'contentKeyOrId', 'contentTypeFQN', 'definition', 'mimeType', 'name',
      'sortBy', 'source', 'type')
$$;

-- Of texts that `content_search_text` made. All words stand as they are beside the stems: what looks like a word that no
-- dictionary stems, and beginnings of words, are found by them.
create function content_search_document(title text, body text, language text) returns tsvector language sql immutable as $$
  select setweight(to_tsvector(content_search_config(language), title) || to_tsvector('simple', title), 'A')
    || setweight(to_tsvector(content_search_config(language), body) || to_tsvector('simple', body), 'C')
$$;

create function content_words(given text) returns setof text language sql immutable as $$
  select word from unnest(tsvector_to_array(to_tsvector('simple', given))) word where length(word) <= 100
$$;

-- One by one, by the index: joined, a plan that was made while there were few words would read all of them for each.
create function note_content_words(space text, given text) returns void language plpgsql set enable_seqscan = off as $$
declare
  found_word text;
begin
  for found_word in select content_words(given) loop
    if not exists (select 1 from managed_content_word known where known.space_id = space and known.word = found_word) then
      insert into managed_content_word (space_id, word) values (space, found_word);
    end if;
  end loop;
end $$;

create function search_content_variant() returns trigger language plpgsql as $$
declare
  title_text constant text := content_search_text(new.title);
  body_text constant text := content_search_text(coalesce(
    (select content_body_text(v.body) from managed_content_version v where v.id = new.latest_version_id), ''));
begin
  insert into managed_content_search (variant_id, document)
  values (new.id, content_search_document(title_text, body_text, new.language))
  on conflict (variant_id) do update set document = excluded.document;
  perform note_content_words(c.space_id, title_text || ' ' || body_text) from managed_content c where c.id = new.content_id;
  return null;
end $$;
create trigger variant_searched after insert or update of latest_version_id on managed_content_variant
  for each row execute function search_content_variant();

create function search_content_folder() returns trigger language plpgsql as $$
declare
  name_text constant text := content_search_text(new.name);
begin
  insert into managed_content_search (folder_id, document)
  values (new.id, setweight(to_tsvector('simple', name_text), 'A'))
  on conflict (folder_id) do update set document = excluded.document;
  perform note_content_words(new.space_id, name_text);
  return null;
end $$;
create trigger folder_searched after insert or update of name on managed_content_folder
  for each row execute function search_content_folder();

-- What is there already.
insert into managed_content_search (variant_id, document)
  select x.id, content_search_document(content_search_text(x.title), content_search_text(content_body_text(v.body)), x.language)
  from managed_content_variant x join managed_content_version v on v.id = x.latest_version_id;
insert into managed_content_search (folder_id, document)
  select id, setweight(to_tsvector('simple', content_search_text(name)), 'A') from managed_content_folder;
insert into managed_content_word (space_id, word)
  select distinct given.space_id, word from (
    select c.space_id, content_search_text(x.title || ' ' || content_body_text(v.body)) as text
    from managed_content c join managed_content_variant x on x.content_id = c.id
    join managed_content_version v on v.id = x.latest_version_id
    union all
    select space_id, content_search_text(name) from managed_content_folder
  ) given, content_words(given.text) word;
