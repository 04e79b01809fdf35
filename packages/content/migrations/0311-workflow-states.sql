-- Where a variant stands in the workflow of its space; without a row it is in the first state of that.
create table managed_content_workflow_state (
  variant_id text primary key references managed_content_variant (id) on delete cascade,
  state_id text not null,
  is_approved boolean not null,
  assignee_id text,
  changed_date timestamptz(3) not null,
  changed_by_id text
);
create index managed_content_workflow_state_by_state on managed_content_workflow_state (state_id, variant_id);
create index managed_content_workflow_state_by_assignee on managed_content_workflow_state (assignee_id)
  where assignee_id is not null;

-- Versions that were approved: what is saved later is another version, and a schedule goes out as it was approved.
create table managed_content_approval (
  version_id text primary key references managed_content_version (id) on delete cascade deferrable initially deferred,
  approved_date timestamptz(3) not null,
  approved_by_id text
);

-- Whatever saves a variant, its approval was that of another version.
create function leave_approved_state() returns trigger language plpgsql as $$
begin
  delete from managed_content_workflow_state where variant_id = new.id and is_approved;
  return null;
end $$;
create trigger managed_content_leaves_approved_state after update of latest_version_id on managed_content_variant
  for each row when (old.latest_version_id is distinct from new.latest_version_id) execute function leave_approved_state();
