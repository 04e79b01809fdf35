-- Which instance makes a picture at the moment, so that of several that share a store one does.
create table media_turn (
  name text primary key,
  holder text not null,
  until timestamptz(3) not null
);
