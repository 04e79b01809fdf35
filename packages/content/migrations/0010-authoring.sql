-- Content as authors know it: spaces with folders, one content with a variant for each language, and every save a version.
-- What a channel delivers stands beside it and names the version that was published to it.

create table managed_content_space (
  id text primary key,
  api_name text not null unique,
  name text not null,
  description text,
  default_language text not null,
  -- With the default one.
  languages text[] not null,
  workflow_configs jsonb not null default '[]',
  created_date timestamptz(3) not null,
  created_by_id text,
  last_modified_date timestamptz(3) not null,
  last_modified_by_id text,
  check (default_language = any (languages))
);

-- Where content is delivered to; most are of a site.
create table managed_content_channel (
  id text primary key,
  site_id text unique,
  name text not null,
  type text not null,
  default_language text not null
);

create table managed_content_space_channel (
  space_id text not null references managed_content_space (id) on delete cascade,
  channel_id text not null references managed_content_channel (id) on delete cascade,
  primary key (space_id, channel_id)
);

-- People who work in a space beside those whose role lets them work in all.
create table managed_content_collaborator (
  space_id text not null references managed_content_space (id) on delete cascade,
  user_id text not null,
  role text not null check (role in ('ContentAdmin', 'ContentManager', 'ContentAuthor', 'ContentReader')),
  primary key (space_id, user_id)
);

-- A space has one without a parent: its root.
create table managed_content_folder (
  id text primary key,
  space_id text not null references managed_content_space (id) on delete cascade,
  parent_id text references managed_content_folder (id) on delete cascade,
  name text not null,
  created_date timestamptz(3) not null,
  created_by_id text,
  last_modified_date timestamptz(3) not null,
  last_modified_by_id text
);
create unique index managed_content_folder_root on managed_content_folder (space_id) where parent_id is null;
create unique index managed_content_folder_name on managed_content_folder (parent_id, lower(name));

alter table content_type
  -- JSON Schema of the body; null takes any.
  add column schema jsonb,
  -- What the type can do, such as be shown on a page of its own.
  add column mixins text[] not null default '{}';

create table managed_content (
  id text primary key,
  content_key text not null unique,
  api_name text not null,
  space_id text not null references managed_content_space (id) on delete cascade,
  folder_id text not null references managed_content_folder (id) on delete cascade,
  type_name text not null references content_type (fully_qualified_name),
  external_id text,
  -- The variant that stands for the content in lists, and what they show of it. A trigger keeps it.
  primary_variant_id text not null,
  title text not null,
  status text not null default 'Draft',
  latest_version_id text not null,
  published_date timestamptz(3),
  created_date timestamptz(3) not null,
  created_by_id text,
  last_modified_date timestamptz(3) not null,
  last_modified_by_id text,
  unique (space_id, api_name)
);
-- A page of a folder costs the same however much is in it.
create index managed_content_by_date on managed_content (folder_id, last_modified_date desc, id);
create index managed_content_by_title on managed_content (folder_id, lower(title), id);
create index managed_content_by_status on managed_content (folder_id, status, id);
create index managed_content_by_type on managed_content (space_id, type_name);

create table managed_content_variant (
  id text primary key,
  content_id text not null references managed_content (id) on delete cascade deferrable initially deferred,
  language text not null,
  variant_type text not null check (variant_type in ('Content', 'Translation', 'Variation')),
  -- Those of the latest version.
  title text not null,
  url_name text,
  latest_version_id text not null,
  latest_number integer not null,
  published_version_id text,
  published_date timestamptz(3),
  status text not null generated always as (case
    when published_version_id is null then 'Draft'
    when published_version_id = latest_version_id then 'Published'
    else 'Revised' end) stored,
  created_date timestamptz(3) not null,
  created_by_id text,
  last_modified_date timestamptz(3) not null,
  last_modified_by_id text,
  unique (content_id, language)
);

-- Never changes but for when it was published last.
create table managed_content_version (
  id text primary key,
  variant_id text not null references managed_content_variant (id) on delete cascade deferrable initially deferred,
  number integer not null,
  title text not null,
  url_name text,
  body jsonb not null,
  created_date timestamptz(3) not null,
  created_by_id text,
  published_date timestamptz(3),
  unique (variant_id, number)
);

-- What a version names: other contents, pictures and documents.
create table managed_content_reference (
  version_id text not null references managed_content_version (id) on delete cascade,
  content_key text not null,
  primary key (version_id, content_key)
);
create index managed_content_reference_to on managed_content_reference (content_key);

create table delivered_content (
  channel_id text not null references managed_content_channel (id) on delete cascade,
  content_key text not null,
  language text not null,
  content_id text not null references managed_content (id) on delete cascade,
  variant_id text not null references managed_content_variant (id) on delete cascade,
  version_id text not null references managed_content_version (id),
  type_name text not null,
  title text not null,
  url_name text,
  published_date timestamptz(3) not null,
  -- In the language of its space: what is delivered where nobody wrote the one that is asked for.
  is_primary boolean not null,
  primary key (channel_id, content_key, language)
);
create unique index delivered_content_url_name on delivered_content (channel_id, url_name, language)
  where url_name is not null;
create index delivered_content_by_type on delivered_content (channel_id, type_name, published_date desc, content_key);
create index delivered_content_by_date on delivered_content (channel_id, published_date desc, content_key);
create index delivered_content_by_id on delivered_content (content_id);
create index delivered_content_by_version on delivered_content (version_id);
create index delivered_content_by_variant on delivered_content (variant_id);

-- What goes out, or is taken back, together: at once or at its time.
create table managed_content_deployment (
  id text primary key,
  space_id text not null references managed_content_space (id) on delete cascade,
  name text not null,
  description text,
  status text not null
    check (status in ('Draft', 'Scheduled', 'InProgress', 'Completed', 'CompletedWithError', 'Failed', 'Cancelled')),
  scheduled_date timestamptz(3),
  executed_date timestamptz(3),
  error text,
  created_date timestamptz(3) not null,
  created_by_id text,
  last_modified_date timestamptz(3) not null,
  last_modified_by_id text
);
create index managed_content_deployment_by_space on managed_content_deployment (space_id, created_date desc, id);

create table managed_content_deployment_item (
  id text primary key,
  deployment_id text not null references managed_content_deployment (id) on delete cascade,
  action text not null check (action in ('Publish', 'Unpublish')),
  -- Asked for, not only named by what was.
  is_top_level boolean not null,
  channel_id text not null references managed_content_channel (id) on delete cascade,
  variant_id text not null references managed_content_variant (id) on delete cascade,
  -- The version that goes out, or was the latest when it was taken back.
  version_id text not null references managed_content_version (id) on delete cascade,
  unique (deployment_id, channel_id, variant_id)
);
create index managed_content_deployment_item_of on managed_content_deployment_item (variant_id);

-- Lists show a content as its primary variant is.
create function show_primary_variant() returns trigger language plpgsql as $$
begin
  update managed_content set title = new.title, status = new.status, latest_version_id = new.latest_version_id,
    published_date = new.published_date, last_modified_date = new.last_modified_date,
    last_modified_by_id = new.last_modified_by_id
  where id = new.content_id and primary_variant_id = new.id;
  return null;
end $$;
create trigger primary_variant_written after insert or update on managed_content_variant
  for each row execute function show_primary_variant();

-- What was published before there were authors: each site gets a space of its own, and each content its first version.
-- The suffix of an id tells where it has capitals: here in the prefix alone, since hexadecimal letters are small.
create function new_content_id(prefix text) returns text language sql as $$
  select prefix || left(replace(gen_random_uuid()::text, '-', ''), 15 - length(prefix)) || chr(65 + (
    select sum((substr(prefix, place, 1) ~ '[A-Z]')::integer << (place - 1))
    from generate_series(1, length(prefix)) place)::integer) || 'AA'
$$;

insert into managed_content_channel (id, site_id, name, type, default_language)
  select channel_id, id, name, 'Community', default_language from content_site;

create temporary table moved_site on commit drop as
  select id as site_id, channel_id, name, default_language, new_content_id('0Zu') as space_id,
    new_content_id('9Pu') as folder_id,
    coalesce(nullif(trim(both '_' from lower(regexp_replace(name, '[^A-Za-z0-9]+', '_', 'g'))), ''), 'site') as api_name,
    row_number() over (order by id) as position
  from content_site;
insert into managed_content_space (id, api_name, name, default_language, languages, created_date, last_modified_date)
  select space_id, case when position = 1 then api_name else api_name || '_' || position end, name, default_language,
    array(select distinct language from (
      select default_language as language
      union all select language from content where content.site_id = moved_site.site_id
      union all select language from content_collection where content_collection.site_id = moved_site.site_id) spoken),
    now(), now()
  from moved_site;
insert into managed_content_space_channel (space_id, channel_id) select space_id, channel_id from moved_site;
insert into managed_content_folder (id, space_id, name, created_date, last_modified_date)
  select folder_id, space_id, name, now(), now() from moved_site;

insert into content_type (fully_qualified_name, name)
  select 'sfdc_cms__collection', 'Collection' where exists (select 1 from content_collection)
  on conflict do nothing;

create temporary table moved_content on commit drop as
  select given.*, moved_site.space_id, moved_site.folder_id, moved_site.channel_id, new_content_id('9Ps') as variant_id,
    new_content_id('5OU') as version_id,
    lower(regexp_replace(coalesce(url_name, content_key), '[^A-Za-z0-9]+', '_', 'g')) as base_name
  from (
    select managed_content_id as id, content_key, site_id, type_name, title, url_name, body, language, published_date
    from content
    union all
    select id, collection_key, site_id, 'sfdc_cms__collection', title, url_name,
      jsonb_build_object('source', 'manual', 'contentKeys', coalesce((
        select jsonb_agg(content_key order by position) from content_collection_member member
        where member.collection_key = content_collection.collection_key), '[]')),
      language, published_date
    from content_collection
  ) given join moved_site using (site_id);
-- Contents and collections had URL names of their own; of two that are the same now, the collection's goes.
update moved_content set url_name = null
  where type_name = 'sfdc_cms__collection' and url_name in (
    select one.url_name from content one where one.site_id = moved_content.site_id);

insert into managed_content (id, content_key, api_name, space_id, folder_id, type_name, primary_variant_id, title,
    latest_version_id, created_date, last_modified_date)
  select id, content_key,
    case when row_number() over (partition by space_id, base_name order by content_key) = 1 then base_name
      else base_name || '_' || lower(content_key) end,
    space_id, folder_id, type_name, variant_id, title, version_id, published_date, published_date
  from moved_content;
insert into managed_content_variant (id, content_id, language, variant_type, title, url_name, latest_version_id,
    latest_number, published_version_id, published_date, created_date, last_modified_date)
  select variant_id, id, language, 'Content', title, url_name, version_id, 1, version_id, published_date, published_date,
    published_date
  from moved_content;
insert into managed_content_version (id, variant_id, number, title, url_name, body, created_date, published_date)
  select version_id, variant_id, 1, title, url_name, body, published_date, published_date from moved_content;
insert into managed_content_reference (version_id, content_key)
  select distinct version_id, found #>> '{}' from moved_content,
    jsonb_path_query(body, 'strict $.**.contentKey ? (@.type() == "string")') found
  union
  select version_id, member #>> '{}' from moved_content,
    jsonb_array_elements(case when type_name = 'sfdc_cms__collection' then body -> 'contentKeys' else '[]' end) member;
insert into delivered_content (channel_id, content_key, language, content_id, variant_id, version_id, type_name, title,
    url_name, published_date, is_primary)
  select channel_id, content_key, language, id, variant_id, version_id, type_name, title, url_name, published_date, true
  from moved_content;

drop table content_collection_member;
drop table content_collection;
drop table content;
drop table content_site;
