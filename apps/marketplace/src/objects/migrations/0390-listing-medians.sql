-- The median prices that listings are compared with: in a table of its own, since each part of the listings is a transaction.
create table listing_median (
  manufacturer text not null,
  model text,
  type text,
  median double precision not null
);
