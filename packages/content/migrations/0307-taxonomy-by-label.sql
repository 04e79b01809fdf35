-- Taxonomies and the terms below one by their labels.
create index content_taxonomy_term_by_label on content_taxonomy_term (taxonomy_id, parent_id, lower(label), id);
