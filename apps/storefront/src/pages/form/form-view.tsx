import { type FormField, formTick, maxAnswerLengths } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormKey } from '../../form/form-key.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { type FormState, formState } from '../../form/form-state.ts';
import { Honeypot } from '../../form/honeypot.tsx';
import { hrefOf } from '../../href.ts';
import { InquiryPage } from '../../inquiry/inquiry-page.tsx';
import { InquirySent } from '../../inquiry/inquiry-sent.tsx';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { controlName } from './control-name.ts';
import type { SiteForm } from './load-form.ts';
import * as texts from './texts.ts';

export function FormView({ data, url, outcome }: ViewProps<SiteForm>): ReactNode {
  const { title, introduction, fields, submitText, thankYouText, contentKey, urlName } = data;
  if (url.searchParams.has('sent') && !outcome)
    return <InquirySent heading={texts.sentHeading}>{thankYouText || texts.sentBody}</InquirySent>;
  const form = formState(outcome, 'form');
  const aside = (
    <>
      <h2>{texts.otherQuestion}</h2>
      <p>
        <a href={hrefOf(routes.contact)}>{texts.contactLink}</a>
      </p>
    </>
  );
  return (
    <InquiryPage heading={title} lead={introduction} aside={aside}>
      <FormProblems outcome={outcome} form="form" heading={texts.sendingFailed} />
      <form method="post" action={hrefOf(routes.form, { contentKey: urlName ?? contentKey })}>
        <div>
          {fields.map((field) => (
            <Answer key={field.name} field={field} form={form} />
          ))}
          <Honeypot />
          <FormKey opened={outcome ?? data} />
        </div>
        <div>
          <ActionButton size="large">{submitText || texts.send}</ActionButton>
        </div>
      </form>
    </InquiryPage>
  );
}

function Answer({ field, form }: { readonly field: FormField; readonly form: FormState }): ReactNode {
  const { type, label, hint, isRequired: required, choices } = field;
  const name = controlName(field.name);
  const defaultValue = form.startOf(name);
  const labels = { name, label, hint: hint || undefined, required, error: form.errorOf(name) };
  if (type === 'checkbox')
    return <CheckboxField {...labels} value={formTick} defaultChecked={defaultValue === formTick} />;
  if (type === 'choice') {
    const options = [
      { value: '', label: texts.choose },
      ...choices.map((value) => ({ value, label: value })),
    ];
    return <SelectField {...labels} options={options} defaultValue={defaultValue} />;
  }
  const maxLength = maxAnswerLengths[type];
  if (type === 'multiline')
    return <TextAreaField {...labels} rows={6} maxLength={maxLength} defaultValue={defaultValue} />;
  const kind =
    type === 'email'
      ? { type, autoComplete: 'email' }
      : type === 'phone'
        ? { type: 'tel', autoComplete: 'tel' }
        : {};
  return <TextField {...labels} {...kind} maxLength={maxLength} defaultValue={defaultValue} />;
}
