-- The account that a read-only copy was made for: its spending limit goes with the copy, whoever has the link.
alter table pay_link add column account_id text references account (id) on delete set null;
update pay_link l set account_id = u.account_id
from web_cart c join "user" u on u.id = c.created_by_id where c.id = l.cart_id;
