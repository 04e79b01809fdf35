-- What opens a guest's order to who has no cookie of it: a secret in a mail, of which the hash alone is kept.
create table order_access (
  key_hash text primary key,
  order_summary_id text not null references order_summary (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index order_access_by_order on order_access (order_summary_id);

-- A shipment is told of when it is made, and whenever it gets a tracking number, by whatever writes it. Two minutes later:
-- who makes one often types the number right after. What is not the latest by then is not told.
create function shipment_written() returns trigger language plpgsql as $$
begin
  if not new.is_deleted then
    perform enqueue_job('shipment notice',
      jsonb_build_object('shipmentId', new.id, 'trackingNumber', new.tracking_number),
      new.system_modstamp + interval '2 minutes',
      concat('shipment notice ', new.id, ' ', new.tracking_number), new.last_modified_by_id);
  end if;
  return null;
end $$;
create trigger shipment_made after insert on shipment for each row execute function shipment_written();
create trigger shipment_tracked after update on shipment for each row
  when (new.tracking_number is distinct from old.tracking_number and new.tracking_number is not null)
  execute function shipment_written();
