-- Who cancels a part of an order before anything has left needs its invoice, for the part to be credited.
create function issue_invoice(order_id text, at timestamptz) returns void language plpgsql as $$
declare
  this_year integer := extract(year from at at time zone 'UTC');
  taken integer;
begin
  if exists (select 1 from invoice where order_summary_id = order_id) then return; end if;
  insert into invoice_number (year, last_number) values (this_year, 1)
  on conflict (year) do update set last_number = invoice_number.last_number + 1
  returning last_number into taken;
  insert into invoice (order_summary_id, year, number, issued_at) values (order_id, this_year, taken, at);
end $$;
create or replace function order_is_invoiced() returns trigger language plpgsql as $$
begin
  perform issue_invoice(new.id, new.system_modstamp);
  return null;
end $$;

-- Whether parts of an order were canceled or came back, and were credited by themselves.
create function is_credited_in_parts(order_id text) returns boolean language sql stable as $$
  select exists (
    select 1 from return_order where order_summary_id = order_id and status = 'Refunded' and not is_deleted
  )
$$;

-- An order of which the last unit is canceled by itself is canceled, and all of it was credited already: the invoice is not
-- taken back once more, and the mails about the parts have said all.
drop trigger order_is_credited on order_summary;
create trigger order_is_credited after update on order_summary for each row
  when (new.status = 'Canceled' and old.status <> 'Canceled' and not is_credited_in_parts(new.id))
  execute function order_is_credited();
drop trigger order_cancellation_decided on order_summary;
create trigger order_cancellation_decided after update on order_summary for each row
  when (
    new.status = 'Canceled' and old.status not in ('Canceled', 'Awaiting Payment') and not is_credited_in_parts(new.id)
    or new.status <> 'Canceled' and new.cancellation_state = 'Declined'
      and old.cancellation_state is distinct from 'Declined'
  ) execute function cancellation_decided();

-- As before, without units that were canceled by themselves, which are for sale again and refunded already.
create or replace function order_was_canceled() returns trigger language plpgsql as $$
begin
  if old.status in ('Awaiting Payment', 'Awaiting Confirmation', 'Created', 'Approved') then
    perform 1 from product_stock
    where product_id in (select product2_id from order_item_summary where order_summary_id = new.id)
    order by product_id for update;
    update product_stock s set on_hand = s.on_hand + back.units
    from (
      select product2_id, sum(quantity - quantity_canceled)::int as units from order_item_summary
      where order_summary_id = new.id group by product2_id
    ) back
    where s.product_id = back.product2_id and back.units > 0;
    delete from promotion_use where order_summary_id = new.id;
  end if;
  if is_credited_in_parts(new.id) then return null; end if;
  update order_payment set state = 'Refunding', changed_at = new.system_modstamp
  where order_summary_id = new.id and state = 'Paid';
  if found then
    perform enqueue_job('payment refund', jsonb_build_object('orderSummaryId', new.id), new.system_modstamp,
      'payment refund ' || new.id, new.last_modified_by_id);
  elsif exists (select 1 from order_payment where order_summary_id = new.id and state in ('Starting', 'Open')) then
    perform enqueue_job('payment end', jsonb_build_object('orderSummaryId', new.id), new.system_modstamp,
      'payment end ' || new.id, new.last_modified_by_id);
  end if;
  return null;
end $$;
