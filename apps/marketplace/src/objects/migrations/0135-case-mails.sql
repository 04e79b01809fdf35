-- Whether a user works for the marketplace: what they write down themselves is confirmed to nobody.
create function is_of_the_house(user_id text) returns boolean language sql stable as $$
  select exists (
    select 1 from "user" u where u.id = user_id
      and string_to_array(u.roles, ';') && array['clerk', 'administrator', 'author'])
$$;

-- Somebody wrote to the marketplace just now: a question, a report, a quote request, a unit for sale. Records that are put in
-- from elsewhere, with dates of their own, notify nobody.
create function inquiry_received() returns trigger language plpgsql as $$
begin
  if new.created_date between now() - interval '10 minutes' and now() + interval '10 minutes'
    and not is_of_the_house(new.created_by_id) then
    -- Those of leads are confirmed by their own trigger.
    if tg_argv[0] <> 'lead' then
      perform enqueue_job('inquiry received', jsonb_build_object('kind', tg_argv[0], 'recordId', new.id),
        new.system_modstamp, concat('inquiry received ', new.id), new.created_by_id);
    end if;
    perform enqueue_job('staff notice', jsonb_build_object('kind', tg_argv[0], 'recordId', new.id),
      new.system_modstamp, concat('staff notice ', new.id), new.created_by_id);
  end if;
  return null;
end $$;
create trigger case_received after insert on "case" for each row
  when (new.origin = 'Web' and new.status = 'New') execute function inquiry_received('case');
create trigger quote_requested after insert on quote_request for each row
  when (new.status = 'New') execute function inquiry_received('quote');
create trigger lead_from_the_site after insert on lead for each row
  when (new.lead_source = 'Web' and new.status = 'New') execute function inquiry_received('lead');

-- A clerk answered, while the case goes on or by closing it. The stamp names the text: what is written over before it was
-- mailed is mailed by the later job alone.
create function case_answered() returns trigger language plpgsql as $$
begin
  if new.is_deleted then return null; end if;
  if btrim(coalesce(new.answer, '')) <> '' and new.answer is distinct from old.answer then
    perform enqueue_job('case answered', jsonb_build_object('caseId', new.id, 'field', 'answer', 'stamp', md5(new.answer)),
      new.system_modstamp, concat('case answered ', new.id, ' ', md5(new.answer)), new.last_modified_by_id);
  end if;
  if new.status = 'Closed' and btrim(coalesce(new.resolution, '')) <> ''
    and (old.status <> 'Closed' or new.resolution is distinct from old.resolution) then
    perform enqueue_job('case answered',
      jsonb_build_object('caseId', new.id, 'field', 'resolution', 'stamp', md5(new.resolution)),
      new.system_modstamp, concat('case answered ', new.id, ' ', md5(new.resolution)), new.last_modified_by_id);
  end if;
  return null;
end $$;
create trigger case_answered after update of answer, resolution, status on "case" for each row
  execute function case_answered();
