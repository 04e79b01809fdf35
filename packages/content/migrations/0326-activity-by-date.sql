-- What is old enough to go is found by an index, however much there is of all spaces.
create index managed_content_activity_by_date on managed_content_activity (at, id);
