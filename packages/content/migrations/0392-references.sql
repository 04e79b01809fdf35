-- A comment or a deployment that is removed finds what refers to it: they go by the hundred, with a content or by age.
create index managed_content_comment_by_parent on managed_content_comment (parent_id) where parent_id is not null;
create index managed_content_deployment_by_expired on managed_content_deployment (expires_id) where expires_id is not null;
