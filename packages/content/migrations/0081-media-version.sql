-- Where the eye of a picture is, from its left and from its top, as the content of its key says that is delivered; and which
-- state of the code draws it. Other bytes have another address: both are part of the version, behind what it is made from.
alter table media
  add column focus_x numeric(4, 3) check (focus_x between 0 and 1),
  add column focus_y numeric(4, 3) check (focus_y between 0 and 1),
  add column revision text,
  add check ((focus_x is null) = (focus_y is null));

create function media_version() returns trigger language plpgsql as $$
begin
  new.version := split_part(new.version, '.', 1)
    || coalesce('.r' || new.revision, '')
    || coalesce('.f' || round(new.focus_x * 1000) || '-' || round(new.focus_y * 1000), '');
  -- The placeholder is of the whole picture: what is only cut otherwise keeps it.
  if tg_op = 'UPDATE' and split_part(new.version, '.f', 1) <> split_part(old.version, '.f', 1) then
    new.placeholder := null;
  end if;
  return new;
end $$;
create trigger media_versioned before insert or update on media for each row execute function media_version();

-- Of several languages that of the space counts, of several channels the last one that it was published to.
create function take_focus(keys text[]) returns void language sql as $$
  update media set focus_x = found.x, focus_y = found.y
  from (
    select m.content_key, focus.x, focus.y
    from media m left join lateral (
      select (v.body #>> '{focalPoint,x}')::numeric(4, 3) as x, (v.body #>> '{focalPoint,y}')::numeric(4, 3) as y
      from managed_content c
      join delivered_content d on d.content_id = c.id
      join managed_content_version v on v.id = d.version_id
      where c.content_key = m.content_key and jsonb_typeof(v.body #> '{focalPoint,x}') = 'number'
      order by d.is_primary desc, d.published_date desc, d.channel_id limit 1
    ) focus on true
    where m.content_key = any (keys)
  ) found
  where media.content_key = found.content_key
    and (media.focus_x is distinct from found.x or media.focus_y is distinct from found.y)
$$;

create function delivered_focus_changed() returns trigger language plpgsql as $$
begin
  perform take_focus(array(select distinct content_key from changed));
  return null;
end $$;
create trigger delivered_focus_added after insert on delivered_content
  referencing new table as changed for each statement execute function delivered_focus_changed();
create trigger delivered_focus_updated after update on delivered_content
  referencing new table as changed for each statement execute function delivered_focus_changed();
create trigger delivered_focus_removed after delete on delivered_content
  referencing old table as changed for each statement execute function delivered_focus_changed();
create trigger media_focus_added after insert on media
  referencing new table as changed for each statement execute function delivered_focus_changed();
