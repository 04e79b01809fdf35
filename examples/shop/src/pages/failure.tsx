import { routes } from '../routes.ts';
import { definePage } from '../site-definition.ts';

export const page = definePage(routes.home, {
  name: 'Failure',
  load: async () => null,
  head: () => ({ title: 'Something went wrong', noIndex: true }),
  View: ({ url }) => (
    <>
      <h1>Something went wrong</h1>
      <p>
        Your cart is as it was. <a href={url.pathname + url.search}>Try again</a> in a moment.
      </p>
    </>
  ),
});
