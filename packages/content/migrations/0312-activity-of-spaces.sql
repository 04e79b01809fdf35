-- Who did what in a space. Rows outlive the contents that they are about; nothing changes them.
create table managed_content_activity (
  id bigint generated always as identity primary key,
  space_id text not null references managed_content_space (id) on delete cascade,
  kind text not null,
  -- What tells it from other entries of its kind: what is restored from the trash did not happen again.
  subject text not null,
  content_id text,
  title text not null,
  language text,
  detail text,
  user_id text,
  at timestamptz(3) not null,
  unique (kind, subject)
);
create index managed_content_activity_newest on managed_content_activity (space_id, at desc, id desc);
create index managed_content_activity_by_kind on managed_content_activity (space_id, kind, at desc, id desc);
create index managed_content_activity_by_user on managed_content_activity (space_id, user_id, at desc, id desc);

-- By triggers, so that no way of writing is forgotten: forms, imports, translations, bulk.

create function note_saved_variants() returns trigger language plpgsql as $$
begin
  insert into managed_content_activity (space_id, kind, subject, content_id, title, language, detail, user_id, at)
  select c.space_id, 'Saved', x.latest_version_id, c.id, x.title, x.language, x.latest_number || '.0',
    v.created_by_id, v.created_date
  from saved x join managed_content c on c.id = x.content_id
  join managed_content_version v on v.id = x.latest_version_id
  on conflict do nothing;
  return null;
end $$;
create trigger managed_content_saved_first after insert on managed_content_variant
  referencing new table as saved for each statement execute function note_saved_variants();
create trigger managed_content_saved_again after update on managed_content_variant
  referencing new table as saved for each statement execute function note_saved_variants();

create function note_moved_content() returns trigger language plpgsql as $$
begin
  insert into managed_content_activity (space_id, kind, subject, content_id, title, detail, user_id, at)
  select new.space_id, 'Moved', new.id || ' ' || gen_random_uuid(), new.id, new.title, f.name,
    new.last_modified_by_id, new.last_modified_date
  from managed_content_folder f where f.id = new.folder_id;
  return null;
end $$;
create trigger managed_content_moved after update of folder_id on managed_content
  for each row when (old.folder_id is distinct from new.folder_id) execute function note_moved_content();

create function note_deleted_content() returns trigger language plpgsql as $$
begin
  insert into managed_content_activity (space_id, kind, subject, content_id, title, user_id, at)
  values (new.space_id, 'Deleted', new.id || ' ' || gen_random_uuid(), new.id, new.title, new.deleted_by_id,
    new.deleted_date);
  return null;
end $$;
create trigger managed_content_deleted after insert on deleted_managed_content
  for each row execute function note_deleted_content();

create function note_workflow_state() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state_id = new.state_id then return null; end if;
  insert into managed_content_activity (space_id, kind, subject, content_id, title, language, detail, user_id, at)
  select c.space_id, 'StateChanged', new.variant_id || ' ' || new.changed_date, c.id, x.title, x.language, new.state_id,
    new.changed_by_id, new.changed_date
  from managed_content_variant x join managed_content c on c.id = x.content_id where x.id = new.variant_id
  on conflict do nothing;
  return null;
end $$;
create trigger managed_content_state_changed after insert or update on managed_content_workflow_state
  for each row execute function note_workflow_state();

create function deployment_activity(status text, action text) returns text immutable language sql as $$
  select case status
    when 'Completed' then case action when 'Unpublish' then 'Unpublished' else 'Published' end
    when 'CompletedWithError' then 'Failed'
    when 'Scheduled' then 'Scheduled'
    when 'Cancelled' then 'Cancelled'
    when 'Failed' then 'Failed' end
$$;

create function note_deployment() returns trigger language plpgsql as $$
declare
  action text;
begin
  select i.action into action from managed_content_deployment_item i where i.deployment_id = new.id limit 1;
  if deployment_activity(new.status, action) is null then return null; end if;
  insert into managed_content_activity (space_id, kind, subject, title, detail, user_id, at)
  values (new.space_id, deployment_activity(new.status, action), new.id || ' ' || coalesce(new.scheduled_date::text, ''),
    new.name, case new.status when 'Scheduled' then to_char(new.scheduled_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      else coalesce(new.error, new.description) end,
    new.last_modified_by_id, coalesce(new.executed_date, new.last_modified_date))
  on conflict do nothing;
  return null;
end $$;
create trigger managed_content_deployment_noted after insert or update of status, scheduled_date on managed_content_deployment
  for each row execute function note_deployment();

-- What happened before there was this table, as far as it can be told.
insert into managed_content_activity (space_id, kind, subject, content_id, title, language, detail, user_id, at)
select c.space_id, 'Saved', v.id, c.id, v.title, x.language, v.number || '.0', v.created_by_id, v.created_date
from managed_content_version v join managed_content_variant x on x.id = v.variant_id
join managed_content c on c.id = x.content_id
order by v.created_date, v.id;
insert into managed_content_activity (space_id, kind, subject, title, detail, user_id, at)
select d.space_id, deployment_activity(d.status, i.action), d.id || ' ' || coalesce(d.scheduled_date::text, ''), d.name,
  coalesce(d.error, d.description), d.last_modified_by_id, coalesce(d.executed_date, d.last_modified_date)
from managed_content_deployment d
left join lateral (
  select action from managed_content_deployment_item where deployment_id = d.id limit 1) i on true
where deployment_activity(d.status, i.action) is not null
order by d.created_date, d.id;
