-- The deployments of a month, whatever became of them.

create index managed_content_deployment_by_date on managed_content_deployment (space_id, scheduled_date, created_date desc, id)
  where scheduled_date is not null;
