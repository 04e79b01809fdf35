-- Who made a program here; null for one that clients.json lists, which alone says what becomes of it.
alter table oauth_client add column made_by text;
alter table oauth_client add column secret_changed_at timestamptz;
