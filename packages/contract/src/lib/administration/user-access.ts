import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { email, line, list, object, oneOf, optional, text } from '../schema.ts';
import { administrationPath } from './administration-path.ts';
import type { InvitedUser, UserAccess } from './responses.ts';

const userPath = `${administrationPath}/users/{userId}` as const;

/**
 * Creates a user, who chooses a password by a link in a mail, valid for three days. An address that is in use is 409.
 * For administrators, as all calls of users.
 */
export const inviteUser = write({
  id: 'inviteUser',
  area: 'administration',
  path: `${administrationPath}/users`,
  body: object({
    email: email(),
    firstName: line(80, 1),
    lastName: line(80, 1),
    roles: list(
      oneOf(['buyer', 'buyer manager', 'seller', 'author', 'publisher', 'clerk', 'administrator']),
      7,
      1,
    ),
    /** The account that they belong to; one of their own is made without it. */
    accountId: optional(text(18, 15)),
    companyName: optional(line(120)),
    /** Of the mail, as `de`. */
    language: optional(line(10)),
  }),
  response: shape<InvitedUser>(),
});

/** Sends the link of an invitation again, to somebody who has no session yet or whose link has ended. */
export const sendUserInvitation = write({
  id: 'sendUserInvitation',
  area: 'administration',
  path: `${userPath}/actions/send-invitation`,
  response: shape<null>(),
});

/** Mails a link to a new password, which serves for an hour; the password stays what it is until then. */
export const sendUserPasswordReset = write({
  id: 'sendUserPasswordReset',
  area: 'administration',
  path: `${userPath}/actions/send-password-reset`,
  response: shape<null>(),
});

/** What lets a user in at the moment: sessions, and programs that act for them. Fresh for 10 s. */
export const getUserAccess = read({
  id: 'getUserAccess',
  area: 'administration',
  path: `${userPath}/access`,
  response: shape<UserAccess>(),
  lifetime: seconds(10),
});

/** Ends all sessions of a user, the tokens of their programs, and links that were mailed to them. */
export const endUserAccess = write({
  id: 'endUserAccess',
  area: 'administration',
  path: `${userPath}/actions/end-access`,
  response: shape<null>(),
});
