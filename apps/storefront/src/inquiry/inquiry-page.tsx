import type { ReactNode } from 'react';
import css from './inquiry-page.module.css';

export interface InquiryPageProps {
  readonly heading: string;
  readonly lead: ReactNode;
  /** Beside the form on wide screens, below it on narrow ones. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A page on which somebody writes to us. */
export function InquiryPage({ heading, lead, aside, children }: InquiryPageProps): ReactNode {
  return (
    <div className={`page-width ${css.page}`}>
      <header className={css.head}>
        <h1>{heading}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      <div className={css.form}>{children}</div>
      <aside className={css.aside}>{aside}</aside>
    </div>
  );
}
