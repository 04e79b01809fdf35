-- States that a workflow gives to all that is published, when it is set, are no moves of somebody.
drop trigger managed_content_state_changed on managed_content_workflow_state;
create trigger managed_content_state_changed after insert or update on managed_content_workflow_state
  for each row when (new.changed_by_id is not null) execute function note_workflow_state();

-- What is published already where a workflow is set: in the last state that approves, else in the last one.
insert into managed_content_workflow_state (variant_id, state_id, is_approved, changed_date)
select x.id, state ->> 'id', coalesce((state ->> 'isApproved')::boolean, false), x.published_date
from managed_content_space s
cross join lateral (
  select e from jsonb_array_elements(s.workflow_configs) e
  where e ->> 'type' = 'States' and jsonb_typeof(e -> 'states') = 'array' limit 1) entry
cross join lateral (
  select one.state from jsonb_array_elements(entry.e -> 'states') with ordinality as one (state, place)
  order by coalesce((one.state ->> 'isApproved')::boolean, false) desc, one.place desc limit 1) last
join managed_content c on c.space_id = s.id
join managed_content_variant x on x.content_id = c.id and x.status = 'Published' and x.published_date is not null
where state ->> 'id' is not null
on conflict (variant_id) do nothing;
insert into managed_content_approval (version_id, approved_date)
select x.latest_version_id, w.changed_date from managed_content_workflow_state w
join managed_content_variant x on x.id = w.variant_id
where w.is_approved and w.changed_by_id is null and x.status = 'Published'
on conflict do nothing;
