import { read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import type { CurrentUser } from './responses.ts';

/** Ours: whose session it is, with the roles and the settings of locale. */
export const getCurrentUser = read({
  id: 'getCurrentUser',
  area: 'identity',
  path: '/services/identity/user',
  response: shape<CurrentUser>(),
  lifetime: seconds(60),
});
