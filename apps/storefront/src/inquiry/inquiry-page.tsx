import { Button } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import css from './inquiry-page.module.css';
import * as texts from './texts.ts';

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

export interface InquirySentProps {
  readonly heading: string;
  /** What happens now. */
  readonly children: ReactNode;
  readonly next?: ReactNode;
}

/** The same page after it was sent: reached by a redirect, so that a reload sends nothing again. */
export function InquirySent({ heading, children, next }: InquirySentProps): ReactNode {
  return (
    <div className={`page-width ${css.sent}`}>
      <h1>{heading}</h1>
      <p role="status">{children}</p>
      <div className={css.ways}>
        <Button
          text={texts.backToHome}
          type="secondary"
          link={{ pageReference: { type: 'comm__namedPage', attributes: { name: 'Home' } } }}
        />
        {next}
      </div>
    </div>
  );
}
