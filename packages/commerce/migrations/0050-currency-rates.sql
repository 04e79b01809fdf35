-- Whatever writes a rate: none that would give things away, or that money cannot be counted with.
alter table currency_rate add constraint currency_rate_is_a_rate check (rate > 0 and currency_iso_code ~ '^[A-Z]{3}$');
create index currency_rate_by_moment on currency_rate (currency_iso_code, valid_from desc);
