import type { Client } from '@relab/client';
import { getCartSummary } from '@relab/client/commerce';
import { type OpenPage, PageView } from '@relab/pages';
import { RelabProvider, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { hrefOf, routes } from './routes.ts';

/** Right after each write to the cart, wherever on the page that was made. */
function CartLink(): ReactNode {
  const { data } = useRead(getCartSummary, {});
  return <a href={hrefOf(routes.cart)}>Cart ({Number(data?.totalProductCount ?? 0)})</a>;
}

interface AppProps {
  readonly client: Client;
  readonly opened: OpenPage;
  /** Forms of this page that got no response. */
  readonly failures?: number;
}

export function App({ client, opened, failures = 0 }: AppProps): ReactNode {
  return (
    <RelabProvider client={client}>
      <header className="header">
        <a className="name" href={hrefOf(routes.home)}>
          Glassware
        </a>
        <search>
          <form className="search" action={hrefOf(routes.search)}>
            <input
              type="search"
              name="q"
              aria-label="Search products"
              placeholder="Beaker, flask, 500 ml"
              defaultValue={opened.url.searchParams.get('q') ?? ''}
              key={opened.url.search}
            />
            <ActionButton variant="secondary">Search</ActionButton>
          </form>
        </search>
        <CartLink />
      </header>
      <main id="content" tabIndex={-1}>
        {failures > 0 && (
          <Notice tone="error" heading="There was no response">
            What you typed is still here. Check the connection, and try again.
          </Notice>
        )}
        <PageView opened={opened} shared={{}} />
      </main>
    </RelabProvider>
  );
}
