-- What confirms that a mail address is somebody's: a secret in a mail, of which the hash alone is kept, for one person and
-- the address that they had when it was sent.
create table email_verification (
  key_hash text primary key,
  auth_id text not null references auth_user (id) on delete cascade,
  email text not null,
  expires_at timestamptz(3) not null
);
create index email_verification_by_person on email_verification (auth_id);
create index email_verification_by_end on email_verification (expires_at);

-- Another address is not confirmed by what confirmed the one before, whoever changes it.
create function auth_email_changed() returns trigger language plpgsql as $$
begin
  new.email_verified := false;
  return new;
end $$;
create trigger auth_email_changed before update on auth_user for each row
  when (lower(new.email) <> lower(old.email)) execute function auth_email_changed();
