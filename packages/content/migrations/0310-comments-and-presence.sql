-- What people say about a field of a variant; one without a parent is a comment, the others are its replies.
create table managed_content_comment (
  id text primary key,
  variant_id text not null references managed_content_variant (id) on delete cascade deferrable initially deferred,
  parent_id text references managed_content_comment (id) on delete cascade deferrable initially deferred,
  -- Of the field, as `body.title`; empty for the variant itself.
  field_path text not null,
  text text not null,
  mentioned_ids text[] not null,
  created_date timestamptz(3) not null,
  created_by_id text not null,
  resolved_date timestamptz(3),
  resolved_by_id text
);
create index managed_content_comment_open on managed_content_comment (variant_id, created_date desc, id desc)
  where parent_id is null and resolved_date is null;
create index managed_content_comment_resolved on managed_content_comment (variant_id, created_date desc, id desc)
  where parent_id is null and resolved_date is not null;
create index managed_content_comment_of on managed_content_comment (variant_id);
create index managed_content_comment_replies on managed_content_comment (parent_id, created_date, id)
  where parent_id is not null;

-- Who was mentioned and has not read it yet.
create table managed_content_mention (
  user_id text not null,
  comment_id text not null references managed_content_comment (id) on delete cascade,
  created_date timestamptz(3) not null,
  primary key (user_id, comment_id)
);
create index managed_content_mention_newest on managed_content_mention (user_id, created_date desc);
create index managed_content_mention_of on managed_content_mention (comment_id);

-- Who has a content open. A row counts for less than a minute.
create table managed_content_presence (
  content_id text not null references managed_content (id) on delete cascade,
  user_id text not null,
  language text not null,
  seen_date timestamptz(3) not null,
  primary key (content_id, user_id)
);
create index managed_content_presence_by_date on managed_content_presence (seen_date);

-- Those of the office are few among those who buy: whom a comment can mention is found among them.
create index user_of_the_office on "user" (lower(name)) where roles <> 'buyer';
