-- What people filled in, with what they were asked. Nothing else is known of them: no address, no account, no browser.
create table form_submission (
  id text primary key,
  content_id text not null references managed_content (id) on delete cascade,
  language text not null,
  -- [{ name, label, type, value }], in the order of the form as it was.
  answers jsonb not null,
  submitted_date timestamptz(3) not null,
  -- From then on it is told to nobody, and taken away.
  kept_until timestamptz(3) not null
);
create index form_submission_of on form_submission (content_id, submitted_date desc, id);
create index form_submission_end on form_submission (kept_until);
