-- What is erased of a person by the address: mails, those in the recycle bin too, sign-ins and orders without a confirmation.
create index email_message_by_address on email_message (lower(to_address));
create index auth_user_by_email on auth_user (lower(email));
create index unconfirmed_order_by_address on unconfirmed_order (lower(email));
-- Files of orders that the law has stored stay.
create index cart_checkout_by_document on cart_checkout ((payment::jsonb -> 'purchaseOrderDocument' ->> 'contentDocumentId'))
  where payment is not null;
