import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { Decoy } from '../../buying/decoy.tsx';
import { FormKey } from '../../buying/form-key.tsx';
import { FormProblems } from '../../buying/form-problems.tsx';
import { formState } from '../../buying/form-state.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { InquiryPage } from '../../listing/inquiry-page.tsx';
import { routes } from '../../routes.ts';
import { AskedListing } from './asked-listing.tsx';
import { contactHeadings } from './contact-headings.ts';
import { ContactSent } from './contact-sent.tsx';
import type { ContactData } from './load-contact.ts';
import { reportReasons } from './report-reasons.ts';

const leads = {
  message: 'A question about a unit or an order, or something you are looking for.',
  question: 'We ask the seller, and pass on your question alone, not who you are.',
  report: 'Tell us what is wrong with it. The seller is not told who reported it.',
};

const labels = { message: 'Your message', question: 'Your question', report: 'What did you notice?' };

const reasonOptions = [{ value: '', label: 'Choose one' }, ...reportReasons];

export function ContactView({ data, outcome }: ViewProps<ContactData>): ReactNode {
  const { kind, listing, subject, name, email } = data;
  const form = formState(outcome, 'contact');
  const field = (apiName: string, start?: string) => ({
    name: apiName,
    error: form.errorOf(apiName),
    defaultValue: form.startOf(apiName, start),
  });
  if (data.isSent && !outcome) return <ContactSent kind={kind} listing={listing} />;
  const about = listing && { listing: listing.id, about: kind };
  const action = hrefOf(routes.contact, undefined, about ?? {});
  return (
    <InquiryPage heading={contactHeadings[kind]} lead={leads[kind]} aside={<Guides />}>
      {listing && <AskedListing listing={listing} />}
      <FormProblems outcome={outcome} form="contact" heading="Your message was not sent yet" />
      <form method="post" action={action} key={`${action} ${subject}`}>
        <div>
          {kind === 'message' && (
            <TextField
              label="Subject"
              hint="The number of the listing or of the order helps, if there is one."
              required
              maxLength={255}
              {...field('Subject', subject)}
            />
          )}
          {kind === 'report' && (
            <SelectField label="Reason" required options={reasonOptions} {...field('Reason__c')} />
          )}
          <TextAreaField label={labels[kind]} required rows={8} maxLength={4000} {...field('Description')} />
          <TextField
            label="Your name"
            required
            autoComplete="name"
            maxLength={80}
            {...field('SuppliedName', name)}
          />
          <TextField
            label="E-mail"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            {...field('SuppliedEmail', email)}
          />
          <Decoy />
          <FormKey opened={data} />
        </div>
        <div>
          <ActionButton size="large">Send</ActionButton>
        </div>
      </form>
    </InquiryPage>
  );
}

const guides = [
  { contentKey: 'condition-grades', title: 'Condition grades', text: 'What each of the six means.' },
  { contentKey: 'shipping-and-rigging', title: 'Shipping and rigging', text: 'How heavy units travel.' },
  {
    contentKey: 'warranty-and-returns',
    title: 'Warranty and returns',
    text: 'What is covered, and how long.',
  },
];

function Guides(): ReactNode {
  return (
    <>
      <h2>Perhaps already answered</h2>
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
