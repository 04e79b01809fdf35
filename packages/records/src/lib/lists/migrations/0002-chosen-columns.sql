-- The columns that a user has chosen of a list; null where they are its own.
alter table relab_list_preference add column display_columns jsonb;
