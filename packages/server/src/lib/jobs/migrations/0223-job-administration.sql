-- Why it is given up before its next attempt, which does nothing else then.
alter table job add column cancel_reason text;

-- Pages of all jobs, of those that failed, and of mails that did not leave, the newest first.
create index job_by_entry on job (entered);
create index job_failed on job (entered) where status = 'Failed';
create index job_mail_undelivered on job (entered) where kind = 'mail' and status in ('Pending', 'Failed');
