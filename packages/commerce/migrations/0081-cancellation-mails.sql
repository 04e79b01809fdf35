-- The buyer is told what was decided about an order, by whatever writes it: that it is canceled, asked for or not, or that
-- it could not be. One that was never paid is no news to who gave it up.
create function cancellation_decided() returns trigger language plpgsql as $$
declare
  outcome text := case when new.status = 'Canceled' then 'Canceled' else 'Declined' end;
begin
  perform enqueue_job('cancellation decided', jsonb_build_object('orderSummaryId', new.id, 'outcome', outcome),
    new.system_modstamp, concat('cancellation decided ', new.id, ' ', outcome), new.last_modified_by_id);
  return null;
end $$;
create trigger order_cancellation_decided after update on order_summary for each row
  when (
    new.status = 'Canceled' and old.status not in ('Canceled', 'Awaiting Payment')
    or new.status <> 'Canceled' and new.cancellation_state = 'Declined'
      and old.cancellation_state is distinct from 'Declined'
  ) execute function cancellation_decided();
