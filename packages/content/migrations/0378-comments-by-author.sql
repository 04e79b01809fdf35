-- What somebody has said, and where others mention them: for the export and the erasure of a person.
create index managed_content_comment_by_author on managed_content_comment (created_by_id);
create index managed_content_comment_mentions on managed_content_comment using gin (mentioned_ids);
