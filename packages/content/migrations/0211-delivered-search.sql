-- What visitors search: what channels deliver, by the words of what is published. Apart from the table of what is delivered,
-- which is read all the time and must not wait while this one is filled.
create table delivered_content_search (
  channel_id text not null,
  content_key text not null,
  language text not null,
  type_name text not null,
  published_date timestamptz(3) not null,
  is_primary boolean not null,
  term_ids text[] not null,
  document tsvector not null,
  primary key (channel_id, content_key, language),
  foreign key (channel_id, content_key, language) references delivered_content on delete cascade
);
create index delivered_content_search_newest
  on delivered_content_search (channel_id, published_date desc, content_key);
create index delivered_content_search_document on delivered_content_search using gin (document);

-- The words of a text in small letters without accents; one with marks in it, such as "e-mail" or "100%", stands beside its
-- parts as it is written, without the marks of the sentence around it.
create function delivered_words(given text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array(
    select distinct left(word, 100) from (
      select unnest(string_to_array(content_search_text(given), ' '))
      union all
      select unnest(string_to_array(left(regexp_replace(
        replace(replace(replace(lower(translate(
          regexp_replace(normalize(left(given, 100000), NFKD), '[\u0300-\u036f]+', '', 'g'),
          'ØøĐđŁłıÆŒ', 'OoDdLliæœ')), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
        '[.,;:!?)\]}"''»”’…]*(\s|$)+[(\[{"''«„“‘¿¡]*|^[(\[{"''«„“‘¿¡]+', ' ', 'g'), 100000), ' '))
    ) part (word)
    where word <> ''))
$$;

create function search_delivered_content() returns trigger language plpgsql as $$
begin
  insert into delivered_content_search (channel_id, content_key, language, type_name, published_date, is_primary, term_ids,
    document)
  select d.channel_id, d.content_key, d.language, d.type_name, d.published_date, d.is_primary, d.term_ids,
    delivered_words(d.title || ' ' || content_body_text(v.body))
  from changed d join managed_content_version v on v.id = d.version_id
  on conflict (channel_id, content_key, language) do update set type_name = excluded.type_name,
    published_date = excluded.published_date, is_primary = excluded.is_primary, term_ids = excluded.term_ids,
    document = excluded.document;
  return null;
end $$;
create trigger delivered_content_search_added after insert on delivered_content
  referencing new table as changed for each statement execute function search_delivered_content();
create trigger delivered_content_search_updated after update on delivered_content
  referencing new table as changed for each statement execute function search_delivered_content();

-- What is there already.
insert into delivered_content_search (channel_id, content_key, language, type_name, published_date, is_primary, term_ids,
    document)
  select d.channel_id, d.content_key, d.language, d.type_name, d.published_date, d.is_primary, d.term_ids,
    delivered_words(d.title || ' ' || content_body_text(v.body))
  from delivered_content d join managed_content_version v on v.id = d.version_id;
analyze delivered_content_search;
