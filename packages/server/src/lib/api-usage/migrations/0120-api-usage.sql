-- Calls of programs by hour, from which `Sforce-Limit-Info` is told.
create table relab_api_usage (
  hour timestamptz(3) primary key,
  calls bigint not null
);
