-- Who may move a variant on, or was assigned to it, and has not looked at it yet. Whatever moves it ends what was asked before.
create table managed_content_task (
  user_id text not null,
  variant_id text not null references managed_content_variant (id) on delete cascade,
  state_id text not null,
  is_assigned boolean not null,
  created_date timestamptz(3) not null,
  created_by_id text,
  primary key (user_id, variant_id)
);
create index managed_content_task_newest on managed_content_task (user_id, created_date desc);
create index managed_content_task_of on managed_content_task (variant_id);
