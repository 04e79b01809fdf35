-- Pictures of records: versions of files. Whoever may read the record may see its picture.
create table relab_avatar (
  record_id text primary key,
  version_id text not null,
  external_id text,
  blue_master_id text,
  profile_name text,
  changed_by text not null,
  changed_at timestamptz(3) not null
);
