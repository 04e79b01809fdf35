-- What is in a space, whatever its folder: what was changed last of all, of those of a status or of a type, and of what somebody
-- changed last. The last one also leads from each author to the next.
create index managed_content_of_space on managed_content (space_id, last_modified_date desc, id);
create index managed_content_of_status on managed_content (space_id, status, last_modified_date desc, id);
create index managed_content_of_type on managed_content (space_id, type_name, last_modified_date desc, id);
create index managed_content_of_author on managed_content (space_id, last_modified_by_id, last_modified_date desc, id);
drop index managed_content_by_type;
