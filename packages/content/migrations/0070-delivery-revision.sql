-- One word for all that a channel delivers. It changes with any of it, so an answer is known to be the same as before without
-- being made. A random one: what a backup brings back is never taken for what came after it.
alter table managed_content_channel add column revision uuid not null default gen_random_uuid();

-- In the order of their ids, so that of two that renew the same ones neither waits for the other.
create function renew_channels(ids text[]) returns void language sql as $$
  update managed_content_channel channel set revision = gen_random_uuid()
  from (select id from managed_content_channel where id = any (ids) order by id for no key update) chosen
  where channel.id = chosen.id
$$;

create function delivered_content_changed() returns trigger language plpgsql as $$
begin
  perform renew_channels(array(select distinct channel_id from changed));
  return null;
end $$;
create trigger delivered_content_added after insert on delivered_content
  referencing new table as changed for each statement execute function delivered_content_changed();
create trigger delivered_content_updated after update on delivered_content
  referencing new table as changed for each statement execute function delivered_content_changed();
create trigger delivered_content_removed after delete on delivered_content
  referencing old table as changed for each statement execute function delivered_content_changed();

-- Bodies are delivered with what is known of the pictures and documents that they name.
create function media_changed() returns trigger language plpgsql as $$
begin
  perform renew_channels(array(
    select delivered.channel_id from changed
    join managed_content_reference reference on reference.content_key = changed.content_key
    join delivered_content delivered on delivered.version_id = reference.version_id
    union
    select delivered.channel_id from changed
    join managed_content content on content.content_key = changed.content_key
    join delivered_content delivered on delivered.content_id = content.id));
  return null;
end $$;
create trigger media_added after insert on media
  referencing new table as changed for each statement execute function media_changed();
create trigger media_updated after update on media
  referencing new table as changed for each statement execute function media_changed();
create trigger media_removed after delete on media
  referencing old table as changed for each statement execute function media_changed();

create function delivered_words_changed() returns trigger language plpgsql as $$
begin
  perform renew_channels(array(select id from managed_content_channel));
  return null;
end $$;
create trigger content_type_updated after update on content_type
  for each row when (old.* is distinct from new.*) execute function delivered_words_changed();

create function managed_content_channel_changed() returns trigger language plpgsql as $$
begin
  new.revision := gen_random_uuid();
  return new;
end $$;
create trigger managed_content_channel_updated
  before update of site_id, name, type, default_language on managed_content_channel
  for each row execute function managed_content_channel_changed();
