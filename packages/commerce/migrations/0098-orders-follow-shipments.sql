-- An order is on its way once one of its shipments is, by whatever writes that.
create function order_follows_shipment() returns trigger language plpgsql as $$
begin
  update order_summary set status = 'Shipped', last_modified_date = new.system_modstamp,
    system_modstamp = greatest(new.system_modstamp, system_modstamp + interval '1 millisecond')
  where id = new.order_summary_id and status in ('Created', 'Approved') and not is_deleted;
  return null;
end $$;
create trigger shipment_left_at_once after insert on shipment for each row
  when (new.status <> 'Planned' and not new.is_deleted) execute function order_follows_shipment();
create trigger shipment_left after update on shipment for each row
  when (new.status <> 'Planned' and old.status = 'Planned' and not new.is_deleted) execute function order_follows_shipment();
