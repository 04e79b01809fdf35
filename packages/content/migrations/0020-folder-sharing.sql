-- Folders that the people of another space may read. The target is that space's root folder.
create table managed_content_folder_share (
  folder_id text not null references managed_content_folder (id) on delete cascade,
  target_id text not null references managed_content_folder (id) on delete cascade,
  -- A job makes of what is pending what was asked for. Only what is Shared may be read.
  status text not null check (status in ('PendingShare', 'Shared', 'PendingUnshare')),
  created_date timestamptz(3) not null,
  created_by_id text,
  last_modified_date timestamptz(3) not null,
  last_modified_by_id text,
  primary key (folder_id, target_id),
  check (folder_id <> target_id)
);
create index managed_content_folder_share_target on managed_content_folder_share (target_id, status);

-- What others share with a space stands in a folder that has an id and nothing else of its own.
alter table managed_content_space
  add column shared_folder_id text not null unique default new_content_id('9Pu');

-- Folders by date, and the contents of one type, such as the pictures that somebody chooses from.
create index managed_content_folder_by_date on managed_content_folder (parent_id, last_modified_date desc, id);
create index managed_content_by_folder_and_type on managed_content (folder_id, type_name, lower(title), id);

-- A folder and all that it lies in; `height` says how far above it each is.
create function content_folder_path(folder text)
  returns table (id text, parent_id text, space_id text, name text, height integer) language sql stable as $$
  with recursive path as (
    select f.id, f.parent_id, f.space_id, f.name, 0 as height from managed_content_folder f where f.id = folder
    union all
    select f.id, f.parent_id, f.space_id, f.name, path.height + 1
    from path join managed_content_folder f on f.id = path.parent_id
    where path.height < 100
  )
  select * from path
$$;

-- A folder lies in one of its own space, never in itself, and 20 below the root at most.
create function check_content_folder_place() returns trigger language plpgsql as $$
declare
  most constant integer := 20;
  below integer := 0;
begin
  -- Two moves at once could make a circle of which neither knows.
  if tg_op = 'UPDATE' then
    perform 1 from managed_content_space where id = new.space_id for update;
    with recursive tree as (
      select new.id as id, 0 as depth
      union all
      select f.id, tree.depth + 1 from tree join managed_content_folder f on f.parent_id = tree.id where tree.depth < 100
    )
    select max(depth) into below from tree;
  else
    perform 1 from managed_content_space where id = new.space_id for key share;
  end if;
  if exists (select 1 from content_folder_path(new.parent_id) p where p.id = new.id or p.space_id <> new.space_id) then
    raise exception 'A folder lies in another folder of its space, and not in itself.'
      using errcode = 'check_violation', constraint = 'managed_content_folder_place';
  end if;
  if (select max(p.height) + 1 + below from content_folder_path(new.parent_id) p) > most then
    raise exception 'A folder lies % folders below the root at most.', most
      using errcode = 'check_violation', constraint = 'managed_content_folder_depth';
  end if;
  return new;
end $$;
create trigger managed_content_folder_placed before insert or update of parent_id, space_id on managed_content_folder
  for each row execute function check_content_folder_place();
