import { ActionButton } from '@relab/toolkit/button';
import { TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormProblems } from '../../buying/form-problems.tsx';
import { formState } from '../../buying/form-state.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { InquiryPage, InquirySent } from '../../listing/inquiry-page.tsx';
import { routes } from '../../routes.ts';

export interface ContactData {
  readonly isSent: boolean;
  /** What a link to this page wrote beforehand. */
  readonly subject: string;
}

export function ContactView({ data, outcome }: ViewProps<ContactData>): ReactNode {
  const form = formState(outcome, 'contact');
  const field = (name: string, start?: string) => ({
    name,
    error: form.errorOf(name),
    defaultValue: form.startOf(name, start),
  });
  if (data.isSent && !outcome) {
    return (
      <InquirySent heading="Thank you, your message is with us">
        We answer within one working day, to the e-mail address that you gave. What concerns one unit we ask
        its seller first.
      </InquirySent>
    );
  }
  return (
    <InquiryPage
      heading="Contact us"
      lead="A question about a unit or an order, or something you are looking for."
      aside={<Guides />}
    >
      <FormProblems outcome={outcome} form="contact" heading="Your message was not sent yet" />
      <form method="post" action={hrefOf(routes.contact)} key={data.subject}>
        <div>
          <TextField
            label="Subject"
            hint="The number of the listing or of the order helps, if there is one."
            required
            maxLength={255}
            {...field('Subject', data.subject)}
          />
          <TextAreaField label="Your message" required rows={8} maxLength={4000} {...field('Description')} />
          <TextField
            label="Your name"
            required
            autoComplete="name"
            maxLength={80}
            {...field('SuppliedName')}
          />
          <TextField
            label="E-mail"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            {...field('SuppliedEmail')}
          />
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
