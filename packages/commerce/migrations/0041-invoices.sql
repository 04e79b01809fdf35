-- Numbers of invoices have no gaps within a year: the row is locked until the transaction that takes one ends, and a
-- transaction that is rolled back gives its number back.
create table invoice_number (
  year integer primary key,
  last_number integer not null
);

-- `content` is what the invoice says, from the first time that it was looked at; it never changes after that.
create table invoice (
  order_summary_id text primary key references order_summary (id),
  year integer not null,
  number integer not null,
  issued_at timestamptz(3) not null,
  content jsonb,
  unique (year, number)
);

-- An order gets its invoice when it is paid, or else when it is on its way.
create function order_is_invoiced() returns trigger language plpgsql as $$
declare
  this_year integer := extract(year from new.system_modstamp at time zone 'UTC');
  taken integer;
begin
  if exists (select 1 from invoice where order_summary_id = new.id) then return null; end if;
  insert into invoice_number (year, last_number) values (this_year, 1)
  on conflict (year) do update set last_number = invoice_number.last_number + 1
  returning last_number into taken;
  insert into invoice (order_summary_id, year, number, issued_at) values (new.id, this_year, taken, new.system_modstamp);
  return null;
end $$;
create trigger order_is_invoiced after insert or update on order_summary for each row
  when ((new.status in ('Shipped', 'Fulfilled') or new.paid_date is not null) and new.status <> 'Canceled')
  execute function order_is_invoiced();
