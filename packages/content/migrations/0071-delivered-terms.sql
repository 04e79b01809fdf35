-- Terms are delivered as they were when the content was published last.
alter table delivered_content add column term_ids text[] not null default '{}';

create function take_terms() returns trigger language plpgsql as $$
begin
  new.term_ids := array(select term_id from managed_content_term where content_id = new.content_id order by term_id);
  return new;
end $$;
create trigger delivered_content_terms before insert on delivered_content
  for each row execute function take_terms();

create trigger content_taxonomy_term_renamed after update on content_taxonomy_term
  for each row when (old.label is distinct from new.label) execute function delivered_words_changed();
