-- Taxonomies that an installation declares are written anew by each of its starts; people write only those that they made.
alter table content_taxonomy add column is_declared boolean not null default true;
