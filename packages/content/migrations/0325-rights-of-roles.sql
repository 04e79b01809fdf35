-- What the roles of a space may do there, where somebody set it. Without a row a role may do what roles do by themselves; those
-- that administer have no rows, so that nobody can shut them out.
create table managed_content_role_rights (
  space_id text not null references managed_content_space (id) on delete cascade,
  role text not null check (role in ('ContentManager', 'ContentAuthor', 'ContentReader', 'author', 'publisher')),
  -- A type of content with rights of its own; empty for those of all others.
  type_name text not null,
  -- Bits: read 1, create 2, update 4, delete 8, translate 16, publish 32, manage 64. Of a type neither reading nor managing.
  rights integer not null check (case type_name when '' then rights between 0 and 127 and (rights & 1 = 1 or rights = 0)
    else rights & 62 = rights end),
  primary key (space_id, role, type_name)
);

create function default_content_rights(role text) returns integer immutable language sql as $$
  select case role
    when 'ContentAdmin' then 127 when 'administrator' then 127
    when 'ContentManager' then 63 when 'publisher' then 63
    when 'ContentAuthor' then 31 when 'author' then 31
    when 'ContentReader' then 1 else 0 end
$$;

-- What these roles together may do with contents of a type. Null for the type: with contents of any type at all, which is
-- what counts for what is of no type, such as a folder.
create function content_rights(in_space text, roles text[], of_type text) returns integer stable language sql as $$
  select coalesce(bit_or(own.rights), 0)
  from unnest(roles) as role_of (role)
  cross join lateral (
    select coalesce((
      select g.rights from managed_content_role_rights g
      where g.space_id = in_space and g.role = role_of.role and g.type_name = ''
    ), default_content_rights(role_of.role)) as rights
  ) general
  cross join lateral (
    select case
      when general.rights = 0 then 0
      when of_type is null then general.rights | coalesce((
        select bit_or(t.rights) from managed_content_role_rights t
        where t.space_id = in_space and t.role = role_of.role and t.type_name <> ''), 0)
      else coalesce((
        select (general.rights & 65) | t.rights from managed_content_role_rights t
        where t.space_id = in_space and t.role = role_of.role and t.type_name = of_type and of_type <> ''), general.rights)
    end as rights
  ) own
$$;

-- The same for a person, whose roles are those of the site and the one in the space.
create function content_rights_of(in_space text, person text, of_type text) returns integer stable language sql as $$
  select content_rights(in_space, string_to_array(u.roles, ';') || (
    select m.role from managed_content_collaborator m where m.space_id = in_space and m.user_id = u.id), of_type)
  from "user" u where u.id = person
$$;
