-- Whoever may no longer sign in, or gets other roles, starts anew: sessions, links that were mailed and what programs were
-- allowed end in the transaction that says so, whatever writes it.
create function user_access_changed() returns trigger language plpgsql as $$
begin
  delete from auth_session where user_id = new.auth_id;
  delete from auth_verification where value = new.auth_id;
  delete from oauth_grant where user_id = new.id;
  return null;
end $$;
create trigger user_access_changed after update on "user" for each row
  when ((old.is_active, old.is_deleted, old.roles) is distinct from (new.is_active, new.is_deleted, new.roles))
  execute function user_access_changed();

-- Somebody must be left who may give rights back. Two who take each other's wait for each other.
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  if string_to_array(new.roles, ';') @> array['administrator'] and new.is_active and not new.is_deleted then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('user administrators', 0));
  if not exists (
    select 1 from "user" where id <> new.id and is_active and not is_deleted
      and string_to_array(roles, ';') @> array['administrator']) then
    raise exception 'This is the last administrator. Give somebody else the role first.'
      using constraint = case when new.roles = old.roles then 'user_is_active_kept' else 'user_roles_kept' end;
  end if;
  return new;
end $$;
create trigger keep_an_administrator before update on "user" for each row
  when (old.is_active and not old.is_deleted and string_to_array(old.roles, ';') @> array['administrator']
    and (old.is_active, old.is_deleted, old.roles) is distinct from (new.is_active, new.is_deleted, new.roles))
  execute function keep_an_administrator();
