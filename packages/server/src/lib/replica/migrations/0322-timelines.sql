-- A token for each timeline of the database's log, written once by its primary: a standby that has it goes on from the same history.
create table relab_timeline (
  id text primary key,
  token text not null
);
