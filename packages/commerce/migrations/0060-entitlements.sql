-- A product is in a policy once, and a policy holds for a group once.
create unique index commerce_entitlement_product_once on commerce_entitlement_product (product_id, policy_id) where not is_deleted;
create unique index commerce_entitlement_buyer_group_once on commerce_entitlement_buyer_group (buyer_group_id, policy_id) where not is_deleted;

-- The search keeps beside each product which active policies it is in, and reads again what is marked as changed. Who adds
-- a product locks the policy first, who changes the policy has it locked: else the two could miss each other, and neither
-- would mark the product for what both did.
create function entitled_products_written() returns trigger language plpgsql as $$
begin
  perform from commerce_entitlement_policy where id in (select policy_id from written) order by id for share;
  perform touch_product_search(array(select product_id from written));
  return null;
end $$;
create function entitled_products_removed() returns trigger language plpgsql as $$
begin
  perform touch_product_search(array(select product_id from removed));
  return null;
end $$;
create function entitlement_policies_written() returns trigger language plpgsql as $$
begin
  perform touch_product_search(array(
    select p.product_id from commerce_entitlement_product p join written w on w.id = p.policy_id));
  return null;
end $$;

create trigger entitled_products_inserted after insert on commerce_entitlement_product referencing new table as written for each statement execute function entitled_products_written();
create trigger entitled_products_updated after update on commerce_entitlement_product referencing new table as written for each statement execute function entitled_products_written();
create trigger entitled_products_removed after delete on commerce_entitlement_product referencing old table as removed for each statement execute function entitled_products_removed();
create trigger entitlement_policies_updated after update on commerce_entitlement_policy referencing new table as written for each statement execute function entitlement_policies_written();
