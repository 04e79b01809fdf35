-- One payment for an order that is paid by card, so that nothing is charged twice. What the service calls it is known
-- before anybody is sent there.
create table order_payment (
  id text primary key,
  order_summary_id text not null unique references order_summary (id) on delete cascade,
  provider text not null,
  reference text,
  url text,
  charge text,
  amount numeric(18, 2) not null,
  currency_iso_code text not null,
  state text not null default 'Starting'
    check (state in ('Starting', 'Open', 'Paid', 'Failed', 'Doubtful', 'Refunding', 'Refunded')),
  expires_at timestamptz(3) not null,
  attempt_at timestamptz(3),
  changed_at timestamptz(3) not null
);
create unique index order_payment_by_reference on order_payment (provider, reference);

-- What a service told was heard once.
create table payment_event (
  provider text not null,
  event_id text not null,
  heard_at timestamptz(3) not null,
  primary key (provider, event_id)
);

-- A canceled order stays canceled; that the buyer asked for it is answered by it.
create function order_is_canceled() returns trigger language plpgsql as $$
begin
  new.canceled_date := coalesce(new.canceled_date, new.system_modstamp);
  if new.cancellation_state = 'Requested' then new.cancellation_state := 'Accepted'; end if;
  return new;
end $$;
create trigger order_is_canceled before update on order_summary for each row
  when (new.status = 'Canceled' and old.status <> 'Canceled') execute function order_is_canceled();

-- Whoever cancels an order: what had not left is for sale again, coupons may be used again, and money goes back. Stock
-- is locked in the order of ids, as everywhere.
create function order_was_canceled() returns trigger language plpgsql as $$
begin
  if old.status in ('Awaiting Payment', 'Created', 'Approved') then
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
create trigger order_was_canceled after update on order_summary for each row
  when (new.status = 'Canceled' and old.status <> 'Canceled') execute function order_was_canceled();

-- Orders of guests find their owner by these.
create index order_summary_by_owner on order_summary (owner_id, ordered_date desc);
