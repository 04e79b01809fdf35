-- The library shows pictures and documents together: its orders are those of both.
create index managed_content_media on managed_content (space_id, created_date desc, id)
  where type_name in ('sfdc_cms__image', 'sfdc_cms__document');
create index managed_content_media_by_title on managed_content (space_id, lower(title), id)
  where type_name in ('sfdc_cms__image', 'sfdc_cms__document');
