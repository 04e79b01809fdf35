-- What is quoted is what was asked for. The rules of the object see a record as it is; these see what it was before.

-- Refused in the name of a field, so that its writer is told where.
create function refuse_quote(field text, reason text) returns void language plpgsql as $$
begin
  raise exception '%', reason using constraint = concat('quote_request_', field, '_kept');
end $$;

create function keep_quote() returns trigger language plpgsql as $$
declare
  -- Records that are put in, and what the shop itself does, name nobody who did it.
  writer "user";
  today date := (now() at time zone 'UTC')::date;
begin
  select * into writer from "user" where id = new.last_modified_by_id;

  if tg_op = 'INSERT' then
    if new.account is null then
      select account_id into new.account from "user" where id = coalesce(new.created_by_id, new.owner_id);
    end if;
    if writer.id is not null and not exists (
      select 1 from product2 p join product_stock s on s.product_id = p.id and s.on_hand > 0
      where p.id = new.listing and p.is_active and not p.is_deleted) then
      perform refuse_quote('listing', 'What is sold cannot be quoted.');
    end if;
  end if;

  if tg_op = 'UPDATE' then
    -- Whoever sells what is asked for answers, and changes nothing of the question, also where they buy elsewhere.
    if writer.account_id = old.seller and writer.account_id is distinct from old.account
      and not string_to_array(writer.roles, ';') && array['clerk', 'administrator']
      and (old.listing, old.account, old.contact, old.quantity, old.wanted_price, old.needed_by, old.country, old.message, old.currency_iso_code, old.is_withdrawn)
        is distinct from (new.listing, new.account, new.contact, new.quantity, new.wanted_price, new.needed_by, new.country, new.message, new.currency_iso_code, new.is_withdrawn) then
      perform refuse_quote('account', 'Only the buyer changes what is asked for.');
    end if;
    -- A price holds for what it was quoted for: who asks for something else waits for a new one, or asks anew.
    if (old.listing, old.account, old.quantity, old.needed_by, old.country, old.currency_iso_code)
      is distinct from (new.listing, new.account, new.quantity, new.needed_by, new.country, new.currency_iso_code) then
      if old.status in ('Accepted', 'Declined', 'Withdrawn') then
        perform refuse_quote('quantity', 'It is decided already.');
      end if;
      if old.status = 'Quoted' and new.status = 'Quoted' then new.status := 'In Review'; end if;
    end if;
    if new.is_withdrawn and not old.is_withdrawn and old.status in ('New', 'In Review', 'Quoted') then
      new.status := 'Withdrawn';
    end if;
  end if;

  if new.status = 'Withdrawn' then new.is_withdrawn := true; end if;
  if new.status = 'Quoted' then
    new.valid_until := coalesce(new.valid_until, today + 30);
    if writer.id is not null and new.valid_until < today
      and (tg_op = 'INSERT' or (old.status, old.valid_until) is distinct from (new.status, new.valid_until)) then
      perform refuse_quote('valid_until', 'A quote ends today at the earliest.');
    end if;
  end if;
  return new;
end $$;

-- Those that were quoted without an end get one.
update quote_request set valid_until = (now() at time zone 'UTC')::date + 30
where status = 'Quoted' and valid_until is null and not is_deleted;

create trigger quote_kept before insert or update on quote_request for each row execute function keep_quote();

-- An order that is not carried out gives its quotes back, for as long as they last.
create function give_quotes_back() returns trigger language plpgsql as $$
begin
  update quote_request set status = 'Quoted', "order" = null, last_modified_by_id = null, last_modified_date = now(),
    system_modstamp = greatest(now(), system_modstamp + interval '1 millisecond')
  where "order" = new.id and status = 'Accepted' and not is_deleted;
  return null;
end $$;
create trigger order_canceled_quotes after update of status on order_summary for each row
  when (new.status = 'Canceled' and old.status is distinct from 'Canceled') execute function give_quotes_back();
