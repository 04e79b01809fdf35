-- What each process measured of itself last: written with its sign of life, read by the health page of the console.
alter table relab_process add column report jsonb;
