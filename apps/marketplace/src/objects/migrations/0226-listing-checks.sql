-- Listings for sale as they were looked through last: counts and medians over all of them, which no page could wait for.
create table listing_check (
  product_id text primary key references product2 (id) on delete cascade,
  -- Days since 1970-01-01, so that every order is one of numbers.
  listed_day integer not null,
  pictures integer not null,
  watchers integer not null,
  price numeric(18, 2),
  -- The median of similar units, and how far in percent the price is from it, either way.
  similar_price numeric(18, 2),
  deviation numeric(10, 1),
  gap numeric(10, 1) generated always as (abs(deviation)) stored
);
create index listing_check_by_age on listing_check (listed_day, product_id);
create index listing_check_without_pictures on listing_check (listed_day, product_id) where pictures = 0;
create index listing_check_watched on listing_check (watchers, product_id) where watchers > 0;
create index listing_check_by_gap on listing_check (gap, product_id) where gap is not null;

-- One row: when that was.
create table listing_check_run (
  id boolean primary key default true check (id),
  checked_at timestamptz(3) not null
);

-- Units like one are of its model, or else of its type, by the same manufacturer; capitals make no difference.
create index product2_by_model on product2 (lower(manufacturer), lower(model)) where not is_deleted;
create index product2_by_type on product2 (lower(manufacturer), lower(type)) where not is_deleted;
