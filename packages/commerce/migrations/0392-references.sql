-- A product or an account that is removed finds what refers to it.
create index reservation_span_by_product on reservation_span (product_id);
create index network_reservation_by_product on network_reservation (product_id);
create index pay_link_by_account on pay_link (account_id) where account_id is not null;
