-- Stock. Taken and given back by conditional updates only, so it cannot fall below zero.
create table product_stock (
  product_id text primary key references product2 (id) on delete cascade,
  on_hand integer not null check (on_hand >= 0)
);

-- One row per pair; what the conflict clauses of the writing functions rest on.
create unique index pricebook_entry_one_per_product on pricebook_entry (product2_id, currency_iso_code) where not is_deleted;
create unique index product_category_product_once on product_category_product (product_id, product_category_id) where not is_deleted;
create unique index cart_item_once on cart_item (cart_id, product2_id);
create unique index cart_coupon_once on cart_coupon (cart_id, coupon_id);

-- The order in which things came into a cart; moments of a batch are the same.
alter table cart_item add column entered bigint generated always as identity;
alter table cart_coupon add column entered bigint generated always as identity;

-- One open cart and one open checkout at a time.
create unique index web_cart_one_per_user on web_cart (owner_id, account_id) where status = 'Active' and not is_secondary and owner_id is not null;
create unique index web_cart_one_per_guest on web_cart (guest_key) where status = 'Active' and not is_secondary and guest_key is not null;
create unique index cart_checkout_one_per_cart on cart_checkout (cart_id);

create index order_summary_by_account on order_summary (account_id, ordered_date desc);
create sequence order_number_seq;

-- Who used a promotion that may be used once. `buyer` is `account:…`, `guest:…` or `email:…`.
create table promotion_use (
  promotion_id text not null references promotion (id),
  buyer text not null,
  order_summary_id text not null references order_summary (id),
  primary key (promotion_id, buyer)
);

-- Search. `place` numbers products densely, for columns kept in memory.
create table product_search (
  product_id text primary key,
  place integer generated always as identity unique,
  document tsvector not null,
  text_change xid8 not null
);
create index product_search_document on product_search using gin (document);
create index product_search_text_change on product_search (text_change);

-- Apart from the document, since this row is written at every sale: which transaction last changed anything that is
-- found, counted or sorted by.
create table product_change (
  product_id text primary key,
  change xid8 not null
) with (fillfactor = 70);
create index product_change_change on product_change (change);

-- The words of titles, for correcting typos.
create table search_word (word text primary key);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);

-- Lower case, without accents, nothing but words and single spaces.
create function search_normal(given text) returns text
language sql stable parallel safe as $$
  select trim(regexp_replace(lower(unaccent(coalesce(given, ''))), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf×÷\u2000-\u2bff]+', ' ', 'g'))
$$;

-- Every word once, model numbers apart and together: "5810 R" is also found as 5810r, "5810R" also as 5810 and r.
create function search_forms(normal text) returns text
language sql immutable parallel safe as $$
  with told as (
    select word, lead(word) over (order by at) as next
    from string_to_table(normal, ' ') with ordinality as w (word, at)
  )
  select string_agg(distinct form collate "C", ' ') from (
    select word as form from told
    union all
    select regexp_replace(regexp_replace(word, '([0-9])([a-z])', '\1 \2', 'g'), '([a-z])([0-9])', '\1 \2', 'g')
    from told where word ~ '[0-9][a-z]|[a-z][0-9]'
    union all
    select word || next from told
    where (word ~ '^[a-z]{1,4}$' and next ~ '^[0-9]') or (word ~ '[0-9]$' and next ~ '^[a-z]{1,2}$')
  ) forms
$$;

-- Which text of a product is searched; replaced by the one that fits the business's fields.
create function product_search_source(changed text[])
returns table (product_id text, title text, detail text)
language sql stable as $$
  select p.id, concat_ws(' ', p.name, p.stock_keeping_unit), p.description::text from product2 p where p.id = any (changed)
$$;

create function touch_product_search(changed text[]) returns void
language plpgsql as $$
begin
  insert into product_change (product_id, change)
  select id, pg_current_xact_id() from unnest(changed) id where id is not null group by id order by id
  on conflict (product_id) do update set change = excluded.change;
end $$;

create function refresh_product_search(changed text[]) returns void
language plpgsql as $$
begin
  -- Materialized, so that nothing is worked out twice.
  with normal as materialized (
    select source.product_id, search_normal(source.title) as title, search_normal(source.detail) as detail
    from product_search_source(changed) source
  ), formed as materialized (
    select product_id, title, search_forms(title) as forms, detail from normal
  ), draft as materialized (
    select product_id, title,
      setweight(to_tsvector('english', forms) || to_tsvector('simple', forms), 'A')
        || setweight(to_tsvector('english', detail), 'C') as document
    from formed
  ), rewritten as (
    update product_search p set document = d.document, text_change = pg_current_xact_id()
    from draft d where d.product_id = p.product_id and d.document is distinct from p.document
  ), added as (
    insert into product_search (product_id, document, text_change)
    select d.product_id, d.document, pg_current_xact_id() from draft d
    where not exists (select 1 from product_search p where p.product_id = d.product_id)
    order by d.product_id
    on conflict (product_id) do update set document = excluded.document, text_change = excluded.text_change
  )
  insert into search_word
  select distinct word from draft, regexp_split_to_table(draft.title, ' ') word
  where length(word) between 3 and 40 and word !~ '^[0-9]+$' order by word
  on conflict do nothing;
  perform touch_product_search(changed);
end $$;

-- A bulk load switches the triggers off for its transaction and refreshes once at its end.
create function search_is_deferred() returns boolean
language sql stable as $$ select coalesce(current_setting('relab.defer_search', true), '') = 'on' $$;

create function product_written() returns trigger language plpgsql as $$
begin
  if not search_is_deferred() then perform refresh_product_search(array(select id from written)); end if;
  return null;
end $$;
create function product_removed() returns trigger language plpgsql as $$
begin
  perform touch_product_search(array(select id from removed));
  return null;
end $$;
create function price_written() returns trigger language plpgsql as $$
begin
  if not search_is_deferred() then perform touch_product_search(array(select product2_id from written)); end if;
  return null;
end $$;
create function stock_written() returns trigger language plpgsql as $$
begin
  if not search_is_deferred() then perform touch_product_search(array(select product_id from written)); end if;
  return null;
end $$;
create function assignment_written() returns trigger language plpgsql as $$
begin
  if not search_is_deferred() then perform refresh_product_search(array(select product_id from written)); end if;
  return null;
end $$;
create function category_written() returns trigger language plpgsql as $$
begin
  if not search_is_deferred() then
    perform refresh_product_search(array(
      select a.product_id from product_category_product a join written on written.id = a.product_category_id));
  end if;
  return null;
end $$;

create trigger product_inserted after insert on product2 referencing new table as written for each statement execute function product_written();
create trigger product_updated after update on product2 referencing new table as written for each statement execute function product_written();
create trigger product_removed after delete on product2 referencing old table as removed for each statement execute function product_removed();
create trigger price_inserted after insert on pricebook_entry referencing new table as written for each statement execute function price_written();
create trigger price_updated after update on pricebook_entry referencing new table as written for each statement execute function price_written();
create trigger stock_inserted after insert on product_stock referencing new table as written for each statement execute function stock_written();
create trigger stock_updated after update on product_stock referencing new table as written for each statement execute function stock_written();
create trigger assignment_inserted after insert on product_category_product referencing new table as written for each statement execute function assignment_written();
create trigger assignment_updated after update on product_category_product referencing new table as written for each statement execute function assignment_written();
create trigger category_updated after update on product_category referencing new table as written for each statement execute function category_written();
