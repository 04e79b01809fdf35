-- An order that is removed finds which promotions it used.
create index promotion_use_by_order on promotion_use (order_summary_id);
