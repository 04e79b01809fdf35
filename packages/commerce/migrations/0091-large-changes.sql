-- Of a change that was worked on beside the answers: what could not be put into the cart, each with why.
alter table web_cart add column async_problems jsonb;
