-- Which sections of layouts a user has folded. Section ids come from the declarations and stay the same.
create table relab_layout_state (
  user_id text not null,
  section_id text not null,
  collapsed boolean not null,
  primary key (user_id, section_id)
);
