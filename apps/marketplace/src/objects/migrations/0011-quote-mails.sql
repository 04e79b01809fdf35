-- A quote is told of when somebody gives it, or another price or end; and again on its last day but one. What nobody did
-- by hand, such as giving a quote back whose order is canceled, is told of elsewhere.
create function tell_of_quote() returns trigger language plpgsql as $$
declare
  reminder timestamptz := (new.valid_until - 1 + time '07:00') at time zone 'UTC';
begin
  if new.is_deleted or new.last_modified_by_id is null then return null; end if;
  if new.status = 'Declined' then
    if tg_op = 'INSERT' or old.status <> 'Declined' then
      perform enqueue_job('quote declined', jsonb_build_object('quoteId', new.id), new.system_modstamp,
        concat('quote declined ', new.id), new.last_modified_by_id);
    end if;
  elsif new.status = 'Quoted' then
    if tg_op = 'INSERT' or (old.status, old.quoted_price, old.delivery_price, old.valid_until)
      is distinct from (new.status, new.quoted_price, new.delivery_price, new.valid_until) then
      perform enqueue_job('quote given', jsonb_build_object('quoteId', new.id, 'stamp', quote_stamp(new)),
        new.system_modstamp, concat('quote given ', new.id, ' ', quote_stamp(new)), new.last_modified_by_id);
      if reminder > now() then
        perform enqueue_job('quote ending', jsonb_build_object('quoteId', new.id, 'stamp', quote_stamp(new)),
          reminder, concat('quote ending ', new.id, ' ', quote_stamp(new)), new.last_modified_by_id);
      end if;
    end if;
  end if;
  return null;
end $$;

-- What a mail was meant to tell: where it is another by the time it is written, another mail tells that.
create function quote_stamp(quote quote_request) returns text language sql as $$
  select concat_ws(' ', quote.quoted_price, coalesce(quote.delivery_price::text, '-'), quote.valid_until)
$$;
create trigger quote_told after insert or update on quote_request for each row execute function tell_of_quote();
