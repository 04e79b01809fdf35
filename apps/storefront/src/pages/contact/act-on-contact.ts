import type { Client } from '@relab/client';
import { createRecord, getObjectInfo } from '@relab/client/records';
import { invalid, type Outcome, redirectTo } from '@relab/pages';
import { callError } from '../../form/call-error.ts';
import { formKeyOf } from '../../form/form-key-of.ts';
import { type FieldRule, readFields } from '../../form/form-reading.ts';
import { isHoneypotFilled } from '../../form/honeypot.tsx';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { type ContactKind, contactRules } from './contact-rules.ts';
import { type InquiryListing, readContactAddress, readInquiryListing } from './load-contact.ts';

/** The type of case that reports are. */
async function reportType(client: Client): Promise<Record<string, string>> {
  const { recordTypeInfos } = await getObjectInfo(client, { objectApiName: 'Case' });
  const found = Object.values(recordTypeInfos).find(({ name, available }) => name === 'Report' && available);
  return found ? { RecordTypeId: found.recordTypeId } : {};
}

/** A case's description of its listing, for the clerks who answer it. */
async function fieldsOf(
  client: Client,
  kind: ContactKind,
  listing: InquiryListing | null,
): Promise<Record<string, string>> {
  if (!listing) return {};
  const { id: Listing__c, sku, name } = listing;
  const about = (what: string) => `${what} ${sku}: ${name}`.slice(0, contactRules.message.Subject.maxLength);
  return kind === 'report'
    ? { Listing__c, Subject: about('Report of'), ...(await reportType(client)) }
    : { Listing__c, Subject: about('Question about'), Reason__c: 'Equipment' };
}

/** Makes a case of the message. A listing that is gone meanwhile leaves a message, to be sent as one. */
export async function actOnContact({ client, url }: PageContext, form: FormData): Promise<Outcome> {
  const { listingId, about } = readContactAddress(url);
  const sent = (kind: ContactKind) =>
    redirectTo(
      hrefOf(routes.contact, undefined, {
        sent: 1,
        ...(kind === 'message' ? {} : { listing: listingId, about }),
      }),
    );
  // Answered like a valid form, so that a program does not learn what gave it away.
  if (isHoneypotFilled(form)) return sent(listingId === '' ? 'message' : about);
  try {
    const listing = await readInquiryListing(client, listingId);
    const kind = listing ? about : 'message';
    const rules: Readonly<Record<string, FieldRule>> = contactRules[kind];
    const { values, problems } = readFields(form, rules);
    if (problems.length > 0) return invalid('contact', problems, form);
    const fields = { ...(await fieldsOf(client, kind, listing)), ...values };
    await createRecord(client, { apiName: 'Case', fields, ...formKeyOf(form) });
    return sent(kind);
  } catch (error) {
    return callError('contact', form, error, {
      fieldOf: (_, members) => members.find((name) => form.has(name)),
    });
  }
}
