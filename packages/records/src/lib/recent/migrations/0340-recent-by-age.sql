-- What is purged is found by its age.
create index relab_recent_by_age on relab_recent (visited_at);
