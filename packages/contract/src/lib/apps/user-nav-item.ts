import { dataPath, read, shape, write } from '../call.ts';
import { formFactor } from '../form-factor.ts';
import { minutes } from '../lifetime.ts';
import { fieldValue } from '../records/record.ts';
import { list, object, optional, record, text } from '../schema.ts';
import type { NavItems } from './responses.ts';

const path = `${dataPath}/ui-api/apps/{appId}/user-nav-items` as const;

/** An app's items as the user arranged them. As fresh as other items (D-260). */
export const getUserNavItems = read({
  id: 'getUserNavItems',
  area: 'apps',
  path,
  query: object({ formFactor: optional(formFactor) }),
  response: shape<NavItems>(),
  lifetime: minutes(2),
});

/** The items in their new order. One that is there already is named by its id, a new one by where it leads. */
export const updateUserNavItems = write({
  id: 'updateUserNavItems',
  area: 'apps',
  method: 'PUT',
  path,
  body: object({
    navItems: list(
      object({
        id: optional(text()),
        label: optional(text()),
        pageReference: optional(
          object({ type: text(), attributes: record(fieldValue), state: optional(record(fieldValue)) }),
        ),
      }),
    ),
  }),
  response: shape<NavItems>(),
});
