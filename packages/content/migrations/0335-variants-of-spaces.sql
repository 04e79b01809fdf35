-- What is in a space in one language: what was changed last of those of a status, and of what somebody changed last. No variant
-- leaves its space, since no content does.
-- An upgrade may have written rows in this transaction, whose deferred checks would keep the table from being altered.
set constraints all immediate;
alter table managed_content_variant add column space_id text;
-- Nothing of what the triggers of variants keep changes by this.
alter table managed_content_variant disable trigger user;
update managed_content_variant x set space_id = c.space_id from managed_content c where c.id = x.content_id;
alter table managed_content_variant enable trigger user;
alter table managed_content_variant alter column space_id set not null;
-- Whoever makes a variant need not say it: the trigger does, before the default could be stored.
alter table managed_content_variant alter column space_id set default '';
alter table managed_content_variant add constraint managed_content_variant_placed check (space_id <> '');
create function place_content_variant() returns trigger language plpgsql as $$
begin
  select c.space_id into new.space_id from managed_content c where c.id = new.content_id;
  return new;
end $$;
create trigger managed_content_variant_placed before insert on managed_content_variant
  for each row execute function place_content_variant();

-- With the columns that tell how far a translation is, so that progress is counted without reading the tables.
create index managed_content_variant_of_status
  on managed_content_variant (space_id, language, status, last_modified_date desc, id)
  include (content_id, source_version_id, source_checked_date);
create index managed_content_variant_of_author
  on managed_content_variant (space_id, language, last_modified_by_id, last_modified_date desc, id);
drop index managed_content_of_space;
create index managed_content_of_space on managed_content (space_id, last_modified_date desc, id)
  include (folder_id, primary_variant_id, latest_version_id);
create index managed_content_search_newest_of_type
  on managed_content_search (space_id, language, type_name, last_modified_date desc, variant_id) where variant_id is not null;
analyze managed_content_variant;
set constraints all deferred;
