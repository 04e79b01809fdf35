-- Addresses that lead somewhere else without having been those of a content: of the space that they were written in. Their
-- old names stand beside those that contents left.
alter table managed_content_web_url alter column content_id drop not null;
alter table managed_content_web_url add column space_id text references managed_content_space (id) on delete cascade;
alter table managed_content_web_url add constraint managed_content_web_url_owner check (
  (content_id is null) = (space_id is not null) and (content_id is not null or (redirect_url is not null and not is_current)));
-- Redirects in the order in which they are listed.
create index managed_content_web_url_redirects on managed_content_web_url (url_alias, id) where status = 'Redirect';
-- What leads to an address that becomes a redirect itself.
create index managed_content_web_url_targets on managed_content_web_url (channel_id, redirect_url) where redirect_url is not null;
