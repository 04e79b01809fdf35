-- What is packed has not left yet.
drop trigger shipment_left_at_once on shipment;
drop trigger shipment_left on shipment;
create trigger shipment_left_at_once after insert on shipment for each row
  when (new.status not in ('Planned', 'Packed') and not new.is_deleted) execute function order_follows_shipment();
create trigger shipment_left after update on shipment for each row
  when (new.status not in ('Planned', 'Packed') and old.status in ('Planned', 'Packed') and not new.is_deleted)
  execute function order_follows_shipment();

create unique index shipment_item_once on shipment_item (shipment_id, order_item_summary_id) where not is_deleted;
alter table shipment_item add constraint shipment_item_has_units check (quantity > 0);
alter table return_order_line_item add constraint returned_units
  check (quantity > 0 and quantity_received between 0 and quantity);

-- Puts into a shipment all that no other shipment of its order has.
create function fill_shipment(filled_id text, order_id text, at timestamptz, by text) returns void language sql as $$
  insert into shipment_item (id, shipment_id, order_summary_id, order_item_summary_id, name, stock_keeping_unit, quantity,
    sort_order, created_by_id, last_modified_by_id, created_date, last_modified_date, system_modstamp)
  select '0OC' || left(replace(gen_random_uuid()::text, '-', ''), 12) || 'AAA', filled_id, order_id, i.id, i.name,
    i.stock_keeping_unit, i.quantity - a.units, i.sort_order, by, by, at, at, at
  from order_item_summary i, lateral (
    select coalesce(sum(s.quantity), 0) as units from shipment_item s
    where s.order_item_summary_id = i.id and not s.is_deleted
  ) a
  where i.order_summary_id = order_id and not i.is_deleted and i.quantity > a.units
$$;

-- A shipment that somebody made without saying what is in it carries what is left. At the end of the transaction, so that
-- whoever does say it can. The order is locked, for others may ship parts of it at the same time.
create function shipment_carries_the_rest() returns trigger language plpgsql as $$
begin
  perform 1 from order_summary where id = new.order_summary_id for no key update;
  if not exists (select 1 from shipment_item where shipment_id = new.id) then
    perform fill_shipment(new.id, new.order_summary_id, new.system_modstamp, new.created_by_id);
  end if;
  return null;
end $$;
create constraint trigger shipment_carries_the_rest after insert on shipment deferrable initially deferred
  for each row when (not new.is_deleted) execute function shipment_carries_the_rest();

-- Shipments from before they had items: the first of an order carries it.
do $$
declare
  made record;
begin
  for made in
    select distinct on (order_summary_id) id, order_summary_id, created_by_id, system_modstamp from shipment
    where not is_deleted order by order_summary_id, created_date, id
  loop
    perform fill_shipment(made.id, made.order_summary_id, made.system_modstamp, made.created_by_id);
  end loop;
end $$;

-- Credit notes of returns share the numbers of those that take whole invoices back.
create table return_credit_note (
  return_order_id text primary key references return_order (id),
  year integer not null,
  number integer not null,
  issued_at timestamptz(3) not null,
  content jsonb,
  unique (year, number)
);
