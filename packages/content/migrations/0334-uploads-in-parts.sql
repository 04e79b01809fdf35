-- Files on their way into the library: what their sender says of them, and the parts that have arrived. The bytes of a part are
-- stored as they are, since pictures and PDFs are compressed already.
create table managed_content_upload (
  id text primary key,
  user_id text not null,
  space_id text not null references managed_content_space (id) on delete cascade,
  folder_id text not null references managed_content_folder (id) on delete cascade,
  file_name text not null,
  file_size integer not null check (file_size > 0),
  file_hash text not null,
  file_modified bigint not null,
  created_date timestamptz(3) not null,
  -- What became of it. Stays for whoever asks once more because the response was lost.
  content_id text
);
create unique index managed_content_upload_open
  on managed_content_upload (user_id, folder_id, file_hash, file_name) where content_id is null;
create index managed_content_upload_by_date on managed_content_upload (created_date);
create index managed_content_upload_of_space on managed_content_upload (space_id);
create index managed_content_upload_of_folder on managed_content_upload (folder_id);

create table managed_content_upload_part (
  upload_id text not null references managed_content_upload (id) on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (upload_id, number)
);
alter table managed_content_upload_part alter column bytes set storage external;
