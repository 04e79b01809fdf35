import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { AccountPage, AccountReasons } from '../../account/account-page.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import { routes } from '../../routes.ts';
import css from './register.module.css';
import * as texts from './texts.tsx';

export interface RegisterData {
  readonly next: string | undefined;
  /** Key of a form that is sent once somebody has signed in. */
  readonly resume: string | undefined;
}

export function RegisterView({ data, outcome }: ViewProps<RegisterData>): ReactNode {
  const { next, resume } = data;
  const { errorOf, field } = formState<SiteForms['register']>(outcome, 'register');
  const text = (name: SiteForms['register'], maxLength: number) => ({ ...field(name), maxLength });
  return (
    <AccountPage
      heading={texts.heading}
      lead={<p>{texts.signInHint(hrefOf(routes.login, undefined, { next, resume }))}</p>}
      aside={<AccountReasons />}
    >
      <FormProblems outcome={outcome} form="register" heading={texts.registrationFailed} />
      <form method="post" action={hrefOf(routes.register, undefined, { next, resume })}>
        <div className={css.names}>
          <TextField label={texts.firstName} autoComplete="given-name" required {...text('firstName', 80)} />
          <TextField label={texts.lastName} autoComplete="family-name" required {...text('lastName', 80)} />
        </div>
        <TextField label={texts.company} autoComplete="organization" {...text('companyName', 120)} />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          required
          {...text('email', 254)}
        />
        <NewPasswordField name="password" label={texts.password} error={errorOf('password')} />
        <ActionButton size="large">{texts.create}</ActionButton>
      </form>
    </AccountPage>
  );
}
