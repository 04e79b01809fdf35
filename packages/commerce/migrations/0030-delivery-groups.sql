-- The order in which deliveries were made, and one default among those of a cart.
alter table cart_delivery_group add column entered bigint generated always as identity;
create unique index cart_delivery_group_one_default on cart_delivery_group (cart_id) where is_default;

-- A product stands once in each delivery of a cart; no group is the default one.
drop index cart_item_once;
create unique index cart_item_once on cart_item (cart_id, product2_id, cart_delivery_group_id) nulls not distinct;

-- What stood with the checkout is the default group's from here on. Neither prefix has capitals, so the checksum of an
-- id stays as it is.
insert into cart_delivery_group (id, cart_id, name, is_default, ship_to_name, ship_to_company_name, ship_to_street,
  ship_to_city, ship_to_postal_code, ship_to_region, ship_to_country, ship_to_phone_number, delivery_method_id,
  shipping_instructions)
select '0a7' || substr(cart_id, 4), cart_id, 'Default', true, a ->> 'name', a ->> 'companyName', a ->> 'street',
  a ->> 'city', a ->> 'postalCode', a ->> 'region', a ->> 'country', a ->> 'phoneNumber', delivery_method_id,
  shipping_instructions
from cart_checkout, lateral (select delivery_address::jsonb as a) address
where delivery_address is not null or shipping_instructions is not null;
update cart_checkout set delivery_address = null, delivery_method_id = null, shipping_instructions = null;
