-- When a cart began to keep a product. Kept beyond the reservation itself, which ends and goes: so that the whole time is
-- bounded, however often it is prolonged or made anew.
create table reservation_span (
  cart_id text not null references web_cart (id) on delete cascade,
  product_id text not null references product2 (id) on delete cascade,
  began_at timestamptz(3) not null,
  primary key (cart_id, product_id)
);

-- What is held already is held from now on.
insert into reservation_span (cart_id, product_id, began_at)
select cart_id, product_id, now() from inventory_item_reservation where expires_at > now();
