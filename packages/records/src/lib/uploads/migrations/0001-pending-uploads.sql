-- Pictures that were sent before the form they belong to. Of the reference that their holder has, the hash alone is kept.
create table pending_upload (
  key_hash text primary key,
  content_document_id text not null unique,
  -- Whose they are: a user's, or a browser's by its guest cookie.
  owner_id text,
  guest_key text,
  expires_at timestamptz(3) not null,
  check (num_nonnulls(owner_id, guest_key) > 0)
);
create index pending_upload_expires on pending_upload (expires_at);
