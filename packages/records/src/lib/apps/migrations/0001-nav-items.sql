-- The items of an app as a user arranged them: API names of objects, in their order.
create table relab_nav_items (
  user_id text not null,
  app_id text not null,
  objects text[] not null,
  primary key (user_id, app_id)
);
