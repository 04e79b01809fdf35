import type { Database } from '@relab/database';
import { handler, type JobHandler, jobKind } from '@relab/server/jobs';
import type { EmailTemplate } from '@relab/server/mail';
import { sql } from 'kysely';
import { finishWith } from '../jobs/finish-with.ts';
import { sendEmail } from '../jobs/send-email.ts';
import { type OfferedUnit, receivedEmail, rejectedEmail } from './seller-email-templates.ts';
import type { SellingOptions } from './selling-options.ts';

/** Enqueued by triggers on leads and offers. */
const received = jobKind<{ readonly leadId: string }>('offer received');
const declined = jobKind<{ readonly leadId: string }>('lead declined');
const rejected = jobKind<{ readonly offerId: string }>('offer rejected');

/** Emails to one address per day: anybody may write any address into a form. */
const maxEmailsPerDay = 5;

/** Mails the one who offered a unit: the contact, else who filled in the form, else the seller who entered it. */
export async function mailSeller(
  transaction: Database,
  offerId: string,
  write: (unit: OfferedUnit) => EmailTemplate,
  now: Date,
): Promise<void> {
  const { rows } = await sql<OfferedUnit>`
    select coalesce(c.email, l.email, u.email) as email, coalesce(c.name, l.name, u.name) as name, o.name as unit,
      coalesce(l.language, u.language_locale_key) as language
    from offer o
    left join contact c on c.id = o.contact and not c.is_deleted and c.email is not null
    left join lead l on l.id = o.lead and not l.is_deleted
    left join "user" u on u.id = o.created_by_id and u.account_id = o.account
    where o.id = ${offerId} and coalesce(c.email, l.email, u.email) is not null`.execute(transaction);
  const [unit] = rows;
  if (unit) await sendEmail(transaction, unit.email, write(unit), now);
}

interface LeadUnit extends OfferedUnit {
  readonly pictures: number;
  /** Leads with the same address within a day, this one included. */
  readonly recent: number;
}

async function mailLead(
  transaction: Database,
  leadId: string,
  write: (unit: LeadUnit) => EmailTemplate,
  now: Date,
): Promise<void> {
  const { rows } = await sql<LeadUnit>`
    select l.email, l.name, concat_ws(' ', l.manufacturer, l.model) as unit, l.language,
      (select count(*)::int from content_document_link p
        where p.linked_entity_id = l.id and not p.is_deleted) as pictures,
      (select count(*)::int from lead s where lower(s.email) = lower(l.email)
        and s.created_date > l.created_date - interval '1 day' and s.created_date <= l.created_date) as recent
    from lead l where l.id = ${leadId} and not l.is_deleted`.execute(transaction);
  const [unit] = rows;
  if (unit && unit.recent <= maxEmailsPerDay) await sendEmail(transaction, unit.email, write(unit), now);
}

async function readReason(transaction: Database, offerId: string): Promise<string | null> {
  const offer = await transaction
    .selectFrom('offer')
    .select('reject_reason')
    .where('id', '=', offerId)
    .executeTakeFirst();
  return offer?.reject_reason ?? null;
}

/** The emails that sellers get, but that of a listing, which is written where it is made. */
export const sellerMailHandlers = ({ shop }: SellingOptions): readonly JobHandler[] => [
  handler(received, {
    run: ({ leadId }, run) =>
      finishWith(run, (transaction) =>
        mailLead(transaction, leadId, (unit) => receivedEmail(unit, unit.pictures, shop), run.now()),
      ),
  }),
  handler(declined, {
    run: ({ leadId }, run) =>
      finishWith(run, (transaction) =>
        mailLead(transaction, leadId, (unit) => rejectedEmail(unit, null, shop), run.now()),
      ),
  }),
  handler(rejected, {
    run: ({ offerId }, run) =>
      finishWith(run, async (transaction) => {
        const why = await readReason(transaction, offerId);
        await mailSeller(transaction, offerId, (unit) => rejectedEmail(unit, why, shop), run.now());
      }),
  }),
];
