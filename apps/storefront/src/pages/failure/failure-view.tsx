import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './failure.module.css';
import * as texts from './texts.tsx';

export function FailureView({ url, data: reference }: ViewProps<string | null>): ReactNode {
  return (
    <div className={`page-width ${css.page}`}>
      <h1>{texts.heading}</h1>
      <div className="prose">
        <p>{texts.safetyLead}</p>
        <p>{texts.nextStepsHint(hrefOf(routes.orders))}</p>
        {reference && <p className={css.reference}>{texts.reference(reference)}</p>}
      </div>
      <p className={css.actions}>
        <a className={buttonClass('primary', 'small')} href={url.pathname + url.search}>
          {texts.tryAgain}
        </a>
        <a className={buttonClass('secondary', 'small')} href={hrefOf(routes.home)}>
          {texts.homePage}
        </a>
        <a href={hrefOf(routes.contact)}>{texts.contactUs}</a>
      </p>
    </div>
  );
}
