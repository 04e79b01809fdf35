-- A listing is watched once by each person; a second press meets the first one's row.
create unique index watched_listing_listing_once on watched_listing (owner_id, listing) where not is_deleted;

-- Nobody watches more than can be looked through. The row remembers what the listing was called and whether it could be
-- had, which is what later changes are compared with.
create function watching_begun() returns trigger language plpgsql as $$
begin
  if new.listing is null then
    raise exception 'Say which listing is to be watched.' using constraint = 'watched_listing_listing_is_named';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('watched_listing ' || new.owner_id, 0));
  if (select count(*) from watched_listing where owner_id = new.owner_id and not is_deleted) >= 200
    and not exists (
      select 1 from watched_listing where owner_id = new.owner_id and listing = new.listing and not is_deleted)
  then
    raise exception '200 listings are watched already, which is the most. Remove one to watch another.'
      using constraint = 'watched_listing_listing_most';
  end if;
  select p.name,
    case when not p.is_active or p.is_deleted then 'Gone' when coalesce(t.on_hand, 0) > 0 then 'ForSale' else 'Sold' end
  into new.name, new.told_state
  from product2 p left join product_stock t on t.product_id = p.id where p.id = new.listing;
  return new;
end $$;
create trigger watching_begun before insert on watched_listing for each row execute function watching_begun();

-- Somebody is told ten minutes after a change, of all that changed until then. Each transaction has its own job: one that is
-- open already may have looked before this one is committed. The later ones find nothing left to tell.
create function notice_watchers(changed text[]) returns void language plpgsql as $$
begin
  perform enqueue_job('watch notice', jsonb_build_object('ownerId', owner_id), now() + interval '10 minutes',
    concat('watch notice ', owner_id, ' ', pg_current_xact_id()), null)
  from (
    select distinct owner_id from watched_listing
    where listing = any (changed) and notices and not is_deleted and owner_id is not null
  ) watcher;
end $$;

-- Of what nobody watches nothing is done, so that loading a catalogue costs what it did.
create function watched_price_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from watched_listing) then
    if tg_op = 'INSERT' then
      perform notice_watchers(array(select product2_id from written));
    else
      perform notice_watchers(array(
        select n.product2_id from written n join replaced o on o.id = n.id
        where (n.unit_price, n.is_active, n.is_deleted, n.pricebook2_id, n.currency_iso_code)
          is distinct from (o.unit_price, o.is_active, o.is_deleted, o.pricebook2_id, o.currency_iso_code)));
    end if;
  end if;
  return null;
end $$;
create trigger watched_price_made after insert on pricebook_entry referencing new table as written
  for each statement execute function watched_price_changed();
create trigger watched_price_changed after update on pricebook_entry
  referencing old table as replaced new table as written
  for each statement execute function watched_price_changed();

create function watched_stock_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from watched_listing) then
    perform notice_watchers(array(
      select n.product_id from written n join replaced o on o.product_id = n.product_id
      where (n.on_hand > 0) <> (o.on_hand > 0)));
  end if;
  return null;
end $$;
create trigger watched_stock_changed after update on product_stock
  referencing old table as replaced new table as written
  for each statement execute function watched_stock_changed();

create function watched_listing_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from watched_listing) then
    perform notice_watchers(array(
      select n.id from written n join replaced o on o.id = n.id
      where (n.is_active, n.is_deleted) is distinct from (o.is_active, o.is_deleted)));
  end if;
  return null;
end $$;
create trigger watched_listing_changed after update on product2
  referencing old table as replaced new table as written
  for each statement execute function watched_listing_changed();
