-- What is forgotten is found by its age.
create index payment_event_by_age on payment_event (heard_at);
create index web_cart_of_guests_by_age on web_cart (last_modified_date) where status = 'Active' and guest_key is not null;
create index web_cart_copies_by_end on web_cart (valid_until) where status = 'Active' and type = 'PayNowReadOnly';
