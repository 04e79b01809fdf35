-- Pictures that authors upload: the file that they are made of, the part of it that is shown, and words for it in each language,
-- as the content of its key says that is delivered.
alter table media
  add column file_hash text,
  add column content_size integer,
  add column alt_texts jsonb,
  -- Parts of the whole, from 0 to 1: { "x", "y", "width", "height" }.
  add column crop jsonb;
create index media_file_hash_idx on media (file_hash) where file_hash is not null;
create index managed_content_images on managed_content (space_id, created_date desc, id)
  where type_name = 'sfdc_cms__image';
create index managed_content_images_by_title on managed_content (space_id, lower(title), id)
  where type_name = 'sfdc_cms__image';
-- Whether a picture is of a content in the trash.
create index deleted_managed_content_by_key on deleted_managed_content (content_key);

create function crop_version(crop jsonb) returns text language sql immutable as $$
  select '.c' || string_agg(round((crop ->> name)::numeric * 1000)::text, '-' order by place)
  from unnest(array['x', 'y', 'width', 'height']) with ordinality as part (name, place)
$$;

create or replace function media_version() returns trigger language plpgsql as $$
begin
  new.version := split_part(new.version, '.', 1)
    || coalesce('.r' || new.revision, '')
    || coalesce(crop_version(new.crop), '')
    || coalesce('.f' || round(new.focus_x * 1000) || '-' || round(new.focus_y * 1000), '');
  -- The placeholder is of all that is shown: what is only cut to another ratio keeps it.
  if tg_op = 'UPDATE' and split_part(new.version, '.f', 1) <> split_part(old.version, '.f', 1) then
    new.placeholder := null;
  end if;
  return new;
end $$;

-- Of several languages that of the space counts, of several channels the last one that it was published to; words are taken from
-- each language. Those of a picture without a file of its own stay where its content has none.
create or replace function take_focus(keys text[]) returns void language sql as $$
  update media set focus_x = found.x, focus_y = found.y, crop = found.crop, alt_texts = found.alt_texts,
    alt_text = case
      when not found.is_delivered then media.alt_text
      when media.file_hash is null then coalesce(found.alt_text, media.alt_text)
      else found.alt_text end
  from (
    select m.content_key, main.x, main.y, main.crop, main.alt_text, main.body is not null as is_delivered, words.alt_texts
    from media m
    left join lateral (
      select v.body, nullif(v.body ->> 'altText', '') as alt_text,
        case when jsonb_typeof(v.body #> '{focalPoint,x}') = 'number'
          then (v.body #>> '{focalPoint,x}')::numeric(4, 3) end as x,
        case when jsonb_typeof(v.body #> '{focalPoint,x}') = 'number'
          then (v.body #>> '{focalPoint,y}')::numeric(4, 3) end as y,
        case when jsonb_typeof(v.body -> 'crop') = 'object' then v.body -> 'crop' end as crop
      from managed_content c
      join delivered_content d on d.content_id = c.id
      join managed_content_version v on v.id = d.version_id
      where c.content_key = m.content_key
      order by d.is_primary desc, d.published_date desc, d.channel_id limit 1
    ) main on true
    left join lateral (
      select jsonb_object_agg(one.language, one.alt_text) as alt_texts from (
        select distinct on (d.language) d.language, nullif(v.body ->> 'altText', '') as alt_text
        from managed_content c
        join delivered_content d on d.content_id = c.id
        join managed_content_version v on v.id = d.version_id
        where c.content_key = m.content_key
        order by d.language, d.published_date desc, d.channel_id
      ) one where one.alt_text is not null
    ) words on true
    where m.content_key = any (keys)
  ) found
  where media.content_key = found.content_key
    and (media.focus_x is distinct from found.x or media.focus_y is distinct from found.y
      or media.crop is distinct from found.crop or media.alt_texts is distinct from found.alt_texts
      or (found.is_delivered and media.file_hash is not null and media.alt_text is distinct from found.alt_text)
      or (found.alt_text is not null and media.alt_text is distinct from found.alt_text))
$$;
