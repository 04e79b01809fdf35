-- People are looked up by their address, in small letters: users and guests alike.
create index user_by_email on "user" (lower(email));
create index user_by_username on "user" (lower(username));
create index contact_by_email on contact (lower(email));
create index lead_by_email on lead (lower(email));
create index case_by_supplied_email on "case" (lower(supplied_email));
create index order_summary_by_contact_email on order_summary (lower(contact_email));
-- Stands within JSON, in whichever letters it was typed.
create index cart_checkout_by_contact on cart_checkout using gin (contact_info gin_trgm_ops);
-- A photo goes with whom it shows, unless somebody else is shown by it.
create index relab_avatar_by_version on relab_avatar (version_id);
-- What somebody sent while they were signed in.
create index lead_by_creator on lead (created_by_id);
create index case_by_creator on "case" (created_by_id);
create index quote_request_by_creator on quote_request (created_by_id);
create index offer_by_creator on offer (created_by_id);
