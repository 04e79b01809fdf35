-- The same search is saved once by each person.
create unique index saved_search_address_once on saved_search (owner_id, address) where not is_deleted;

-- Those that are to be looked through next.
create index saved_search_due on saved_search (next_look) where not is_deleted;

-- Nobody saves more than they can read mails about. What is there when a search is saved was seen.
create function search_saved() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('saved_search ' || new.owner_id, 0));
  if (select count(*) from saved_search where owner_id = new.owner_id and not is_deleted) >= 50
    and not exists (
      select 1 from saved_search where owner_id = new.owner_id and address = new.address and not is_deleted)
  then
    raise exception '50 searches are saved already, which is the most. Delete one to save another.'
      using constraint = 'saved_search_address_most';
  end if;
  new.looked_date := new.created_date;
  new.newest_seen := new.created_date;
  return new;
end $$;
create trigger search_saved before insert on saved_search for each row execute function search_saved();

-- Also where nobody wants mails, so that the page can tell what is new.
create function plan_look() returns trigger language plpgsql as $$
begin
  new.next_look := new.looked_date + case new.frequency
    when 'AtOnce' then interval '10 minutes' when 'Weekly' then interval '7 days' else interval '1 day' end;
  return new;
end $$;
-- By its name after the trigger that sets the moment of the first look.
create trigger search_saved_look before insert on saved_search for each row execute function plan_look();
create trigger search_look_planned before update of frequency, looked_date on saved_search
  for each row execute function plan_look();

-- What was told of a search within the hour that each look goes back: a load may take long to be committed, and what it
-- brings was made before.
create table saved_search_told (
  saved_search_id text not null references saved_search (id) on delete cascade,
  product_id text not null,
  offered_at timestamptz(3) not null,
  primary key (saved_search_id, product_id)
);

-- A listing that was made as a draft is new when it is published for the first time, not when it was begun.
create function listing_offered() returns trigger language plpgsql as $$
begin
  new.offered_since := now();
  return new;
end $$;
create trigger listing_offered before update of is_active on product2 for each row
  when (new.is_active and not old.is_active and new.offered_since is null)
  execute function listing_offered();
