import type { Consent } from '@relab/contract/commerce';
import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import type { ReactNode } from 'react';
import { ConsentForm } from '../../analytics/consent-form.tsx';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './privacy.module.css';
import * as texts from './texts.ts';

/** What is counted, and the choice. */
export function PrivacyView({ data }: ViewProps<Consent>): ReactNode {
  const { choice, isSignaled } = data;
  return (
    <article className={`page-width ${css.page}`}>
      <Breadcrumb items={[{ label: texts.home, href: hrefOf(routes.home) }, { label: texts.title }]} />
      <h1>{texts.title}</h1>
      <section aria-labelledby="choice">
        <h2 id="choice">{texts.yourChoice}</h2>
        {isSignaled ? (
          <p>{texts.browserSignal}</p>
        ) : (
          <ConsentForm>
            <p>{texts.states[choice ?? 'unchosen']}</p>
          </ConsentForm>
        )}
      </section>
      <section aria-labelledby="counted">
        <h2 id="counted">{texts.whatIsCounted}</h2>
        <ul>
          {texts.countedEvents.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>{texts.storageExplanation}</p>
      </section>
      <section aria-labelledby="kept">
        <h2 id="kept">{texts.necessaryStorageHeading}</h2>
        <p>{texts.necessaryCookies}</p>
      </section>
    </article>
  );
}
