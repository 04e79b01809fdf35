-- Whoever had the old password, or a link, a session or a token from before, is out once there is another password, whatever
-- changes it: in the same transaction.
create function auth_password_changed() returns trigger language plpgsql as $$
begin
  delete from auth_session where user_id = new.user_id;
  delete from auth_verification where value = new.user_id;
  delete from oauth_grant where user_id in (select id from "user" where auth_id = new.user_id);
  return new;
end $$;
create trigger auth_password_changed after update of password on auth_credential for each row
  when (new.password is distinct from old.password) execute function auth_password_changed();
