-- What buyers ordered whose e-mail address nobody has confirmed: sums of a day by network and address, both as hashes.
create table unconfirmed_order (
  order_summary_id text primary key references order_summary (id) on delete cascade,
  network text,
  email text not null,
  amount numeric(18, 2) not null,
  placed_at timestamptz(3) not null
);
create index unconfirmed_order_by_email on unconfirmed_order (email, placed_at);
create index unconfirmed_order_by_network on unconfirmed_order (network, placed_at);
create index unconfirmed_order_by_time on unconfirmed_order (placed_at);

-- Whoever confirms an order, the buyer by the mail's link or somebody of the office: the buyer gets the usual mail.
create function order_is_confirmed() returns trigger language plpgsql as $$
begin
  new.confirmed_date := coalesce(new.confirmed_date, new.system_modstamp);
  perform enqueue_job('order confirmation', jsonb_build_object('orderSummaryId', new.id), new.system_modstamp,
    'order confirmation ' || new.id, new.last_modified_by_id);
  return new;
end $$;
create trigger order_is_confirmed before update on order_summary for each row
  when (old.status = 'Awaiting Confirmation' and new.status not in ('Awaiting Confirmation', 'Canceled'))
  execute function order_is_confirmed();

-- As before, and of what awaited its confirmation too.
create or replace function order_was_canceled() returns trigger language plpgsql as $$
begin
  if old.status in ('Awaiting Payment', 'Awaiting Confirmation', 'Created', 'Approved') then
    perform 1 from product_stock
    where product_id in (select product2_id from order_item_summary where order_summary_id = new.id)
    order by product_id for update;
    update product_stock s set on_hand = s.on_hand + back.units
    from (
      select product2_id, sum(quantity)::int as units from order_item_summary where order_summary_id = new.id group by product2_id
    ) back
    where s.product_id = back.product2_id;
    delete from promotion_use where order_summary_id = new.id;
  end if;
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
