import { hrefOf, routes } from '../routes.ts';
import { definePage } from '../site-definition.ts';

export const page = definePage(routes.home, {
  name: 'Not found',
  load: async () => null,
  head: () => ({ title: 'There is no such page', noIndex: true }),
  View: () => (
    <>
      <h1>There is no such page</h1>
      <p>
        What was here may be sold. <a href={hrefOf(routes.home)}>Look at what there is</a>
      </p>
    </>
  ),
});
