import { read, shape } from '../call.ts';
import { responses } from '../described-call.ts';
import { seconds } from '../lifetime.ts';
import { CurrentUser } from './current-user-responses.ts';

/** Ours: whose session it is, with the roles and the settings of locale. */
export const getCurrentUser = read({
  id: 'getCurrentUser',
  area: 'identity',
  path: '/services/identity/user',
  response: shape<CurrentUser>(),
  lifetime: seconds(60),
});

export const getCurrentUserResponses = responses(getCurrentUser, { 200: CurrentUser });
