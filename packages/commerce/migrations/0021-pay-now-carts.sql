-- What opens a read-only copy of a cart to whoever got its link: a secret, of which the hash alone is kept.
create table pay_link (
  key_hash text primary key,
  cart_id text not null references web_cart (id) on delete cascade
);
create index pay_link_by_cart on pay_link (cart_id);

-- The cart that steps back while its owner checks such a copy out, and comes back after.
alter table web_cart add column set_aside_for text references web_cart (id) on delete set null;
create index web_cart_set_aside on web_cart (set_aside_for) where set_aside_for is not null;
