import type { Consent } from '@relab/contract/commerce';
import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import type { ReactNode } from 'react';
import { ConsentForm } from '../../analytics/consent-form.tsx';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './privacy.module.css';

const states = {
  yes: 'You allowed it. You can take that back at any time.',
  no: 'You refused it, and nothing is counted.',
  unchosen: 'You have not chosen yet, and nothing is counted.',
} as const;

/** What is counted, and the choice. */
export function PrivacyView({ data }: ViewProps<Consent>): ReactNode {
  const { choice, isSignaled } = data;
  return (
    <article className={`page-width ${css.page}`}>
      <Breadcrumb items={[{ label: 'Home', href: hrefOf(routes.home) }, { label: 'Privacy' }]} />
      <h1>Privacy</h1>
      <section aria-labelledby="choice">
        <h2 id="choice">Your choice</h2>
        {isSignaled ? (
          <p>
            Your browser asks sites not to track you (Global Privacy Control or Do Not Track). We take that as
            a no: nothing is counted.
          </p>
        ) : (
          <ConsentForm>
            <p>{states[choice ?? 'unchosen']}</p>
          </ConsentForm>
        )}
      </section>
      <section aria-labelledby="counted">
        <h2 id="counted">What is counted if you allow it</h2>
        <ul>
          <li>Which pages are opened, and which listings are looked at.</li>
          <li>What is searched for, and how much is found.</li>
          <li>When a cart is looked at and a checkout is begun, and which listings are in it.</li>
          <li>Which buttons are pressed.</li>
        </ul>
        <p>
          It is counted under a random number that your browser keeps for 13 months at most. Neither a name
          nor an e-mail address, a network address or an order number is kept with it, and nobody else gets
          it. What was counted is deleted after 13 months at the latest. It shows us what people look for and
          do not find.
        </p>
      </section>
      <section aria-labelledby="kept">
        <h2 id="kept">What your browser keeps in any case</h2>
        <p>
          The cookies that the shop needs: your cart, your sign-in, the account that you buy for, the country
          and currency that you chose, for a year, what you typed about yourself at the checkout if you are
          not signed in, until you close the browser, and this choice, for 180 days.
        </p>
      </section>
    </article>
  );
}
