-- What a cart keeps for its shopper until it ends, by time alone: nobody else buys or reserves it before. Every writer
-- locks the rows of product_stock first, in the order of their ids; so what is held and what is on hand agree.
create table inventory_item_reservation (
  id text primary key,
  reservation_id text not null,
  cart_id text not null references web_cart (id) on delete cascade,
  product_id text not null references product2 (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz(3) not null,
  unique (cart_id, product_id)
);
create index inventory_item_reservation_by_product on inventory_item_reservation (product_id, expires_at);
create index inventory_item_reservation_by_end on inventory_item_reservation (expires_at);

-- What is free of a product is found, counted and sorted by. An end changes no row: those who keep the catalogue in
-- memory look for what has ended since.
create function reservation_written() returns trigger language plpgsql as $$
begin
  perform touch_product_search(array(select product_id from written));
  return null;
end $$;
create trigger reservation_inserted after insert on inventory_item_reservation referencing new table as written for each statement execute function reservation_written();
create trigger reservation_updated after update on inventory_item_reservation referencing new table as written for each statement execute function reservation_written();
create trigger reservation_removed after delete on inventory_item_reservation referencing old table as written for each statement execute function reservation_written();
