import { dataPath, read, shape } from '../call.ts';
import { formFactor } from '../form-factor.ts';
import { minutes } from '../lifetime.ts';
import { integer, list, object, optional, text } from '../schema.ts';
import type { NavItems } from './responses.ts';

/** Items of every app the user may open, 25 a page by default; pages count from 0. D-260: 2 minutes. */
export const getNavItems = read({
  id: 'getNavItems',
  area: 'apps',
  path: `${dataPath}/ui-api/nav-items`,
  query: object({
    formFactor: optional(formFactor),
    navItemNames: optional(list(text())),
    page: optional(integer(0)),
    pageSize: optional(integer(1)),
  }),
  response: shape<NavItems>(),
  lifetime: minutes(2),
});
