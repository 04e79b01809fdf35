-- What waits for somebody is counted on one page: few of many rows, each found by an index of its own.
create index lead_new on lead (created_date) where status = 'New' and not is_deleted;
create index offer_open on offer (created_date) where stage in ('Submitted', 'Inspection', 'Price Proposed', 'Accepted') and not is_deleted;
create index quote_request_open on quote_request (created_date) where status in ('New', 'In Review') and not is_deleted;
create index case_open on "case" (created_date) where status <> 'Closed' and not is_deleted;
create index order_summary_open on order_summary (ordered_date)
  where status in ('Awaiting Confirmation', 'Created', 'Approved') and not is_deleted;
create index order_summary_cancellation on order_summary (cancellation_requested_date)
  where cancellation_state = 'Requested' and not is_deleted;
create index shipment_open on shipment (created_date) where status in ('Planned', 'Packed') and not is_deleted;
create index return_order_open on return_order (created_date)
  where (status in ('Approved', 'Received') or refund_state in ('Pending', 'Failed')) and not is_deleted;
