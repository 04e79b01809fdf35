-- A clerk asks for the listing of an offer: a job makes it. One that was refused may be asked for again, so no two share a key.
create function offer_to_list() returns trigger language plpgsql as $$
begin
  if not new.is_deleted then
    perform enqueue_job('list offer', jsonb_build_object('offerId', new.id), new.system_modstamp,
      concat('list offer ', new.id, ' ', new.system_modstamp), new.last_modified_by_id);
  end if;
  return null;
end $$;
create trigger offer_made_to_list after insert on offer for each row
  when (new.list_it) execute function offer_to_list();
create trigger offer_asked_to_list after update on offer for each row
  when (new.list_it and not old.list_it) execute function offer_to_list();

-- The seller is told that an offer came to nothing.
create function offer_rejected() returns trigger language plpgsql as $$
begin
  if not new.is_deleted then
    perform enqueue_job('offer rejected', jsonb_build_object('offerId', new.id), new.system_modstamp,
      concat('offer rejected ', new.id), new.last_modified_by_id);
  end if;
  return null;
end $$;
create trigger offer_turned_down after update on offer for each row
  when (new.stage = 'Rejected' and old.stage <> 'Rejected') execute function offer_rejected();

-- Somebody wrote by the sell form. Who is told of it is who wrote: guests, and people signed in under the address that they
-- gave; not whom a clerk put in, and nobody of whom it is only written down later.
create function lead_received() returns trigger language plpgsql as $$
begin
  if new.created_date between now() - interval '10 minutes' and now() + interval '10 minutes' and (new.created_by_id is null or exists (
    select 1 from "user" u where u.id = new.created_by_id and lower(u.email) = lower(new.email)
  )) then
    perform enqueue_job('offer received', jsonb_build_object('leadId', new.id), new.system_modstamp,
      concat('offer received ', new.id), new.created_by_id);
  end if;
  return null;
end $$;
create trigger lead_with_equipment after insert on lead for each row
  when (new.manufacturer is not null and new.lead_source = 'Web' and new.status = 'New')
  execute function lead_received();

-- And that it went no further, where no offer was made of it: then the offer is what is told of.
create function lead_declined() returns trigger language plpgsql as $$
begin
  if not new.is_deleted and not exists (select 1 from offer o where o.lead = new.id and not o.is_deleted) then
    perform enqueue_job('lead declined', jsonb_build_object('leadId', new.id), new.system_modstamp,
      concat('lead declined ', new.id), new.last_modified_by_id);
  end if;
  return null;
end $$;
create trigger lead_turned_down after update on lead for each row
  when (new.manufacturer is not null and new.status = 'Unqualified' and old.status in ('New', 'Working', 'Qualified'))
  execute function lead_declined();
