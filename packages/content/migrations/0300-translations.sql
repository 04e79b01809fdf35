-- Which version of the content's first variant a translation was written from, and since when somebody says that it has all of it.
-- Without a date it was begun from that version, and is not finished.
alter table managed_content_variant
  add column source_version_id text,
  add column source_checked_date timestamptz(3),
  add column source_checked_by_id text,
  add check (source_checked_date is null or source_version_id is not null);

-- Of those that are there: the version that was the latest when they were saved last.
update managed_content_variant x set source_version_id = source.id, source_checked_date = x.last_modified_date,
    source_checked_by_id = x.last_modified_by_id
  from managed_content c, managed_content_version own, lateral (
    select v.id from managed_content_version v where v.variant_id = c.primary_variant_id
    order by (v.created_date <= own.created_date) desc, case when v.created_date <= own.created_date then v.number end desc nulls last,
      v.number limit 1
  ) source
  where c.id = x.content_id and own.id = x.latest_version_id and c.primary_variant_id <> x.id;

-- What is missing in a space, by title.
create index managed_content_in_space_by_title on managed_content (space_id, lower(title), id);
