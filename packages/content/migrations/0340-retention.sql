-- What is purged is found by its age.
create index managed_content_version_by_age on managed_content_version (created_date, id);
create index managed_content_autosave_by_age on managed_content_autosave (saved_date);
create index managed_content_job_by_end on managed_content_job (finished_date) where finished_date is not null;
create index managed_content_deployment_by_end on managed_content_deployment (last_modified_date)
  where status in ('Completed', 'CompletedWithError', 'Failed', 'Cancelled');
