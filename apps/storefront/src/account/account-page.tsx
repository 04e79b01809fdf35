import type { ReactNode } from 'react';
import css from './account-page.module.css';
import * as texts from './account-texts.tsx';

export interface AccountPageProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Beside the form on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The pages of one short form: sign-in, registration, password. */
export function AccountPage({ heading, lead, aside, children }: AccountPageProps): ReactNode {
  return (
    <div className={`page-width ${css.page}`}>
      <div className={css.form}>
        <header>
          <h1 className={css.heading}>{heading}</h1>
          {lead && <div className={css.lead}>{lead}</div>}
        </header>
        {children}
      </div>
      {aside && <aside className={css.aside}>{aside}</aside>}
    </div>
  );
}

/** What an account is good for: the doubts of somebody who would rather not make one. */
export function AccountReasons(): ReactNode {
  return (
    <>
      <h2>{texts.withAccount}</h2>
      <ul>
        <li>{texts.invoiceBenefit()}</li>
        <li>{texts.keepCartBenefit()}</li>
        <li>{texts.orderHistoryBenefit()}</li>
      </ul>
    </>
  );
}
