-- What the service of the member states (VIES) stated about VAT numbers; each row counts for a day and is purged after it.
create table vat_number_check (
  number text primary key,
  is_valid boolean not null,
  checked_at timestamptz(3) not null
);
create index vat_number_check_by_time on vat_number_check (checked_at);
