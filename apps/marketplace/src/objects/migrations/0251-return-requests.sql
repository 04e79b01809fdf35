-- Returns that buyers ask for are counted on the overview and listed at their desk: few of many rows.
create index return_order_requested on return_order (created_date) where status = 'Requested' and not is_deleted;
