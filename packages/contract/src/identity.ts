// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export { getCurrentUser } from './lib/identity/current-user.ts';
export type { CurrentUser } from './lib/identity/current-user-responses.ts';
export {
  confirmEmail,
  getEmailVerification,
  requestEmailVerification,
} from './lib/identity/email-verification.ts';
export type { EmailVerification } from './lib/identity/email-verification-responses.ts';
export { getMailNotice, stopMailNotice } from './lib/identity/notice.ts';
export type { MailNotice } from './lib/identity/notice-responses.ts';
export { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './lib/identity/session.ts';
export type { SignedIn } from './lib/identity/session-responses.ts';
