-- Whom an account manages, and which groups it is in: each once.
create unique index external_managed_account_once on external_managed_account (account_id, target_account_id) where not is_deleted;
alter table external_managed_account add constraint external_managed_account_not_itself check (account_id <> target_account_id);
create unique index buyer_group_member_once on buyer_group_member (buyer_id, buyer_group_id) where not is_deleted;
create unique index buyer_group_pricebook_once on buyer_group_pricebook (buyer_group_id, pricebook2_id) where not is_deleted;

-- The book that holds for everybody. Prices that name no book are of it, and only they are for everybody to see.
insert into pricebook2 (id, name, is_standard) values ('01s000000000STDAA2', 'Standard Price Book', true);

create function price_of_book() returns trigger language plpgsql as $$
begin
  new.pricebook2_id := coalesce(new.pricebook2_id, '01s000000000STDAA2');
  new.is_public := new.is_active and new.pricebook2_id = '01s000000000STDAA2';
  return new;
end $$;
create trigger price_of_book before insert or update on pricebook_entry for each row execute function price_of_book();
update pricebook_entry set pricebook2_id = '01s000000000STDAA2';

drop index pricebook_entry_one_per_product;
create unique index pricebook_entry_one_per_book on pricebook_entry (pricebook2_id, product2_id, currency_iso_code) where not is_deleted;

-- A cart whose order waits for an approval stands still. On the cart itself, so that whoever locks it sees it.
alter table web_cart add column awaits_approval boolean not null default false;
create unique index order_approval_one_pending on order_approval (cart_id) where state = 'Pending';
create index order_approval_by_account on order_approval (account_id, created_date desc);
create index order_approval_by_user on order_approval (requested_by_id, created_date desc);
