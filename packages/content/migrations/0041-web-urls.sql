-- Addresses of contents on a site: each an alias in a channel and a language. One that was left goes on leading there.

create table managed_content_web_url (
  id text primary key,
  channel_id text not null references managed_content_channel (id) on delete cascade,
  content_id text not null references managed_content (id) on delete cascade,
  language text not null,
  url_alias text not null,
  status text not null check (status in ('Active', 'Inactive', 'Redirect')),
  -- The one that stands for the content now; the others are those that it had.
  is_current boolean not null,
  -- Of the published version that it was made for: as long as the content is published under that, the alias stays.
  url_name text,
  -- Where a redirect leads; null is where the content is.
  redirect_url text check (redirect_url is null or status = 'Redirect'),
  associated_record_id text,
  created_date timestamptz(3) not null,
  last_modified_date timestamptz(3) not null,
  last_modified_by_id text,
  unique (channel_id, url_alias, language),
  check (is_current or status <> 'Active')
);
create unique index managed_content_web_url_current on managed_content_web_url (channel_id, content_id, language)
  where is_current;
create index managed_content_web_url_of on managed_content_web_url (content_id, is_current desc, last_modified_date desc);

-- Under which URL name a version with this one is delivered: under the alias that an author has put in its place.
create function delivered_url_name(channel text, content text, spoken text, given text) returns text language sql stable as $$
  select case when w.id is null then given when w.status = 'Active' then w.url_alias end
  from (values (1)) one
  left join managed_content_web_url w on w.channel_id = channel and w.content_id = content and w.language = spoken
    and w.is_current and w.url_name is not distinct from given
$$;

-- What is published has its URL name as its alias.
insert into managed_content_web_url (id, channel_id, content_id, language, url_alias, status, is_current, url_name,
    created_date, last_modified_date)
  select new_content_id('0jw'), channel_id, content_id, language, url_name, 'Active', true, url_name, published_date,
    published_date
  from delivered_content where url_name is not null;
