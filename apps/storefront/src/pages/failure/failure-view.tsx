import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './failure.module.css';

export function FailureView({ url }: ViewProps<null>): ReactNode {
  return (
    <div className={`page-width ${css.page}`}>
      <h1>This page could not be shown</h1>
      <div className="prose">
        <p>
          Something went wrong on our side, and it has been recorded. Your cart, your orders and your account
          are safe: they are kept apart from this page.
        </p>
        <p>
          Try again in a moment. If you were just sending something, look first whether it arrived: an order
          that was placed stands in <a href={hrefOf(routes.orders)}>your orders</a>.
        </p>
      </div>
      <p className={css.actions}>
        <a className={buttonClass('primary', 'small', false)} href={url.pathname + url.search}>
          Try again
        </a>
        <a className={buttonClass('secondary', 'small', false)} href={hrefOf(routes.home)}>
          Home page
        </a>
        <a href={hrefOf(routes.contact)}>Contact us</a>
      </p>
    </div>
  );
}
