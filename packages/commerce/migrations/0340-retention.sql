-- What is purged is found by its age.
create index web_cart_of_users_by_age on web_cart (last_modified_date) where status = 'Active' and owner_id is not null;
create index web_cart_ordered_by_age on web_cart (last_modified_date) where status = 'Closed';
create index order_access_by_end on order_access (expires_at);
create index reservation_span_by_age on reservation_span (began_at);
