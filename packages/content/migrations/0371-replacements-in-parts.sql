-- The content whose file an upload replaces; without it the upload becomes a content of its own. Of one file a user may have an
-- upload of each kind in a folder.
alter table managed_content_upload
  add column replaces_content_id text references managed_content (id) on delete cascade;
create index managed_content_upload_of_content on managed_content_upload (replaces_content_id)
  where replaces_content_id is not null;
drop index managed_content_upload_open;
create unique index managed_content_upload_open
  on managed_content_upload (user_id, folder_id, file_hash, file_name, coalesce(replaces_content_id, ''))
  where content_id is null;
