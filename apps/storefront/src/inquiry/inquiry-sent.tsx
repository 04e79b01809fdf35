import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import css from './inquiry-page.module.css';
import * as texts from './texts.ts';

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
        <a className={buttonClass('secondary')} href={hrefOf(routes.home)}>
          {texts.backToHome}
        </a>
        {next}
      </div>
    </div>
  );
}
