-- Numbers of credit notes are a series of their own, without gaps within a year, as those of invoices.
create table credit_note_number (
  year integer primary key,
  last_number integer not null
);

-- One for an invoice whose order is not carried out. `content` is what it says, from the first time that it was looked at.
create table credit_note (
  order_summary_id text primary key references invoice (order_summary_id),
  year integer not null,
  number integer not null,
  issued_at timestamptz(3) not null,
  content jsonb,
  unique (year, number)
);

create function issue_credit_note(order_id text, at timestamptz) returns void language plpgsql as $$
declare
  this_year integer := extract(year from at at time zone 'UTC');
  taken integer;
begin
  if not exists (select 1 from invoice where order_summary_id = order_id)
    or exists (select 1 from credit_note where order_summary_id = order_id) then return; end if;
  insert into credit_note_number (year, last_number) values (this_year, 1)
  on conflict (year) do update set last_number = credit_note_number.last_number + 1
  returning last_number into taken;
  insert into credit_note (order_summary_id, year, number, issued_at) values (order_id, this_year, taken, at);
end $$;

-- Whoever cancels an order that was invoiced: the invoice is taken back whole.
create function order_is_credited() returns trigger language plpgsql as $$
begin
  perform issue_credit_note(new.id, new.system_modstamp);
  return null;
end $$;
create trigger order_is_credited after update on order_summary for each row
  when (new.status = 'Canceled' and old.status <> 'Canceled') execute function order_is_credited();

-- Orders that were canceled before there were credit notes.
do $$
declare
  canceled record;
begin
  for canceled in
    select o.id from order_summary o join invoice i on i.order_summary_id = o.id
    where o.status = 'Canceled' order by o.canceled_date, o.id
  loop
    perform issue_credit_note(canceled.id, now());
  end loop;
end $$;
