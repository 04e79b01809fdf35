-- How many open carts a user has is counted before another one is made.
create index web_cart_open_by_owner on web_cart (owner_id) where status = 'Active' and owner_id is not null;
