import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormProblems } from '../../buying/form-problems.tsx';
import { formState } from '../../buying/form-state.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { conditions } from '../../listing/condition.ts';
import { InquiryPage, InquirySent } from '../../listing/inquiry-page.tsx';
import { routes } from '../../routes.ts';
import css from './sell.module.css';

const conditionOptions = [
  { value: '', label: 'Choose one' },
  ...conditions.map(({ apiName, grade, label }) => ({ value: apiName, label: `${grade}: ${label}` })),
];

export function SellView({ data, outcome }: ViewProps<{ readonly isSent: boolean }>): ReactNode {
  const form = formState(outcome, 'sell');
  const field = (name: string, start?: string) => ({
    name,
    error: form.errorOf(name),
    defaultValue: form.startOf(name, start),
  });
  if (data.isSent && !outcome) {
    return (
      <InquirySent
        heading="Thank you, we have your offer"
        next={<a href={hrefOf(routes.sell)}>Offer another unit</a>}
      >
        We look at what comparable units sold for and write to you within two working days with a price range
        and what we need to list it. Until you agree, nothing is published.
      </InquirySent>
    );
  }
  return (
    <InquiryPage
      heading="Sell your equipment"
      lead="Tell us what it is and where it stands. You get a price range and decide then."
      aside={<HowItGoes />}
    >
      <FormProblems outcome={outcome} form="sell" heading="Your offer was not sent yet" />
      <form method="post" action={hrefOf(routes.sell)}>
        <fieldset>
          <legend>The unit</legend>
          <div className={css.pair}>
            <TextField label="Manufacturer" required maxLength={80} {...field('Manufacturer__c')} />
            <TextField label="Model" required maxLength={80} {...field('Model__c')} />
          </div>
          <div className={css.pair}>
            <SelectField label="Condition" required options={conditionOptions} {...field('Condition__c')} />
            <TextField
              label="Year of manufacture"
              inputMode="numeric"
              pattern="\d{4}"
              maxLength={4}
              {...field('Year__c')}
            />
          </div>
          <TextField label="City and country" required maxLength={120} {...field('Location__c')} />
          <TextAreaField
            label="What else should a buyer know?"
            hint="Accessories, faults, last service, how many there are, when it has to leave."
            rows={5}
            maxLength={4000}
            {...field('Description')}
          />
        </fieldset>
        <fieldset>
          <legend>You</legend>
          <div className={css.pair}>
            <TextField label="First name" autoComplete="given-name" maxLength={40} {...field('FirstName')} />
            <TextField
              label="Last name"
              required
              autoComplete="family-name"
              maxLength={80}
              {...field('LastName')}
            />
          </div>
          <TextField
            label="Company or institute"
            required
            autoComplete="organization"
            maxLength={120}
            {...field('Company')}
          />
          <div className={css.pair}>
            <TextField
              label="E-mail"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              {...field('Email')}
            />
            <TextField label="Phone" type="tel" autoComplete="tel" maxLength={40} {...field('Phone')} />
          </div>
        </fieldset>
        <div>
          <ActionButton size="large">Send the offer</ActionButton>
        </div>
      </form>
    </InquiryPage>
  );
}

function HowItGoes(): ReactNode {
  return (
    <>
      <h2>How it goes</h2>
      <ol>
        <li>
          <b>You tell us about the unit.</b> Five minutes; the type plate has most of it.
        </li>
        <li>
          <b>We name a price range.</b> From what comparable units sold for, within two working days.
        </li>
        <li>
          <b>It is listed with its condition stated.</b> What was tested, what is missing, how it ships.
        </li>
        <li>
          <b>You are paid when it has arrived.</b> We arrange the carrier or the riggers.
        </li>
      </ol>
      <p>
        Unsure which condition fits?{' '}
        <a href={hrefOf(routes.content, { contentKey: 'condition-grades' })}>The grades, explained</a>
      </p>
    </>
  );
}
