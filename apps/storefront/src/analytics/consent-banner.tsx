import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import css from './consent.module.css';
import { ConsentForm } from './consent-form.tsx';
import * as texts from './texts.ts';

/**
 * Asked at the end of a page, below everything: it covers nothing, moves nothing and comes before nobody's reading. It is no part
 * of what comes to life in the browser.
 */
export function ConsentBanner(): ReactNode {
  return (
    <aside className={css.banner} aria-label={texts.privacy}>
      <div className="page-width">
        <ConsentForm inPlace>
          <p>
            {texts.consentQuestion} <a href={hrefOf(routes.privacy)}>{texts.countingDetails}</a>
          </p>
        </ConsentForm>
      </div>
    </aside>
  );
}
