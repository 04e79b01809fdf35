import type { ReactNode } from 'react';
import css from './sign-in.module.css';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import * as texts from './texts.ts';

export function SignInPage({ onSubmit }: Pick<SignInFormProps, 'onSubmit'>): ReactNode {
  return (
    <main className={css.page} tabIndex={-1}>
      <title>{texts.signInTitle}</title>
      <div className={css.card}>
        <h1 className={css.heading}>{texts.signInTitle}</h1>
        <p className="soft">{texts.signInIntro}</p>
        <SignInForm onSubmit={onSubmit} />
        <p>
          <a href="/">{texts.toShop}</a>
        </p>
      </div>
    </main>
  );
}
