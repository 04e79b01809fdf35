-- Deployments that wait for their time, and those that take back what another one published.

alter table managed_content_deployment
  -- What it takes back went out with that one.
  add column expires_id text references managed_content_deployment (id) on delete cascade;
create unique index managed_content_deployment_expiry on managed_content_deployment (expires_id)
  where expires_id is not null;
create index managed_content_deployment_open on managed_content_deployment (space_id, scheduled_date, created_date, id)
  where status in ('Draft', 'Scheduled');
create index managed_content_deployment_item_version on managed_content_deployment_item (version_id);
