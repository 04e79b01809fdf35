-- Reservations of unconfirmed buyers belong to a network (a hash): what one network may reserve at once is bounded.
alter table inventory_item_reservation add column network text;
create index inventory_item_reservation_by_network on inventory_item_reservation (network) where network is not null;

-- For how long carts of one network reserved a product since `began_at`; what is reserved now is counted up to `counted_until`.
-- It survives the reservation, so that the time of a day is bounded however often one is released and made anew.
create table network_reservation (
  network text not null,
  product_id text not null references product2 (id) on delete cascade,
  began_at timestamptz(3) not null,
  counted_until timestamptz(3) not null,
  seconds double precision not null,
  primary key (network, product_id)
);
create index network_reservation_by_begin on network_reservation (began_at);
