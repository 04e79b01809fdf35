-- To prolong what is held changes nothing that is found or counted: only another quantity does, or one that had ended.
create function reservation_changed() returns trigger language plpgsql as $$
begin
  perform touch_product_search(array(
    select n.product_id from written n join before_it b on b.id = n.id
    where n.quantity <> b.quantity or b.expires_at <= clock_timestamp()));
  return null;
end $$;
drop trigger reservation_updated on inventory_item_reservation;
create trigger reservation_updated after update on inventory_item_reservation
  referencing old table as before_it new table as written for each statement execute function reservation_changed();
