-- Units that are not sent any more, of orders of which a part has left.
alter table order_item_summary add constraint canceled_units check (quantity_canceled between 0 and quantity);

-- A shipment that was made without saying what is in it leaves them out.
create or replace function fill_shipment(filled_id text, order_id text, at timestamptz, by text) returns void language sql as $$
  insert into shipment_item (id, shipment_id, order_summary_id, order_item_summary_id, name, stock_keeping_unit, quantity,
    sort_order, created_by_id, last_modified_by_id, created_date, last_modified_date, system_modstamp)
  select '0OC' || left(replace(gen_random_uuid()::text, '-', ''), 12) || 'AAA', filled_id, order_id, i.id, i.name,
    i.stock_keeping_unit, i.quantity - i.quantity_canceled - a.units, i.sort_order, by, by, at, at, at
  from order_item_summary i, lateral (
    select coalesce(sum(s.quantity), 0) as units from shipment_item s
    where s.order_item_summary_id = i.id and not s.is_deleted
  ) a
  where i.order_summary_id = order_id and not i.is_deleted and i.quantity - i.quantity_canceled > a.units
$$;
