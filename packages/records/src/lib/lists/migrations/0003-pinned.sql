-- The columns that stay in place for a user while the others scroll; null where none but the first do.
alter table relab_list_preference add column frozen_columns jsonb;

-- The list that opens first among those of an object; its key is the one that preferences are stored under.
create table relab_pinned_list (
  user_id text not null,
  object text not null,
  list_id text not null,
  primary key (user_id, object)
);
create index relab_pinned_list_list_idx on relab_pinned_list (list_id);
