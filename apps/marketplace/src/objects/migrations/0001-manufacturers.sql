-- Listings name their manufacturer, and searches rest on the name. The way to the manufacturer's record follows it.

-- A listing is written: its maker is whoever has the name.
create function find_maker() returns trigger language plpgsql as $$
begin
  new.maker := (select id from manufacturer where name = new.manufacturer and not is_deleted);
  return new;
end $$;
create trigger maker_found before insert or update of manufacturer, maker on product2
  for each row execute function find_maker();

-- A manufacturer comes, goes or has another name: the listings follow. One that is renamed is renamed in its listings.
create function follow_manufacturer() returns trigger language plpgsql as $$
declare
  deferred text := coalesce(current_setting('relab.defer_search', true), '');
begin
  if tg_op = 'UPDATE' and old.name <> new.name and not new.is_deleted then
    update product2 set manufacturer = new.name,
      system_modstamp = greatest(now(), system_modstamp + interval '1 millisecond')
    where maker = new.id;
  end if;
  -- Where a way leads is nothing that is searched for.
  perform set_config('relab.defer_search', 'on', true);
  update product2 p set maker = found.id,
    system_modstamp = greatest(now(), system_modstamp + interval '1 millisecond')
  from (
    select one.id as listing, (case when one.manufacturer = new.name and not new.is_deleted then new.id end) as id
    from product2 one where one.maker = new.id or one.manufacturer = new.name
  ) found
  where p.id = found.listing and p.maker is distinct from found.id;
  perform set_config('relab.defer_search', deferred, true);
  return null;
end $$;
create trigger manufacturer_written after insert or update of name, is_deleted on manufacturer
  for each row execute function follow_manufacturer();
