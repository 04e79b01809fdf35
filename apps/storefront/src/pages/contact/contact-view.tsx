import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormKey } from '../../form/form-key.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import { Honeypot } from '../../form/honeypot.tsx';
import { hrefOf } from '../../href.ts';
import { InquiryPage } from '../../inquiry/inquiry-page.tsx';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { ContactSent } from './contact-sent.tsx';
import { InquiryListing } from './inquiry-listing.tsx';
import type { ContactData } from './load-contact.ts';
import { reportReasons } from './report-reasons.ts';
import * as texts from './texts.ts';

const reasonOptions = [{ value: '', label: texts.chooseOne }, ...reportReasons];

export function ContactView({ data, outcome }: ViewProps<ContactData>): ReactNode {
  const { kind, listing, subject, name, email } = data;
  const { field } = formState(outcome, 'contact');
  if (data.isSent && !outcome) return <ContactSent kind={kind} listing={listing} />;
  const about = listing && { listing: listing.id, about: kind };
  const action = hrefOf(routes.contact, undefined, about ?? {});
  return (
    <InquiryPage heading={texts.headings[kind]} lead={texts.leads[kind]} aside={<Guides />}>
      {listing && <InquiryListing listing={listing} />}
      <FormProblems outcome={outcome} form="contact" heading={texts.sendingFailed} />
      <form method="post" action={action} key={`${action} ${subject}`}>
        <div>
          {kind === 'message' && (
            <TextField
              label={texts.subject}
              hint={texts.subjectHint}
              required
              maxLength={255}
              {...field('Subject', subject)}
            />
          )}
          {kind === 'report' && (
            <SelectField label={texts.reason} required options={reasonOptions} {...field('Reason__c')} />
          )}
          <TextAreaField
            label={texts.descriptions[kind]}
            required
            rows={8}
            maxLength={4000}
            {...field('Description')}
          />
          <TextField
            label={texts.yourName}
            required
            autoComplete="name"
            maxLength={80}
            {...field('SuppliedName', name)}
          />
          <TextField
            label={texts.email}
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            {...field('SuppliedEmail', email)}
          />
          <Honeypot />
          <FormKey opened={data} />
        </div>
        <div>
          <ActionButton size="large">{texts.send}</ActionButton>
        </div>
      </form>
    </InquiryPage>
  );
}

const guides = [
  { contentKey: 'condition-grades', title: texts.conditionGrades, text: texts.conditionGradesHint },
  { contentKey: 'shipping-and-rigging', title: texts.shipping, text: texts.shippingHint },
  { contentKey: 'warranty-and-returns', title: texts.warranty, text: texts.warrantyHint },
];

function Guides(): ReactNode {
  return (
    <>
      <h2>{texts.relatedGuides}</h2>
      <ul>
        {guides.map(({ contentKey, title, text }) => (
          <li key={contentKey}>
            <a href={hrefOf(routes.content, { contentKey })}>{title}</a>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
