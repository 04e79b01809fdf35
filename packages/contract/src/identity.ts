// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export { getCurrentUser } from './lib/identity/current-user.ts';
export {
  confirmEmail,
  getEmailVerification,
  requestEmailVerification,
} from './lib/identity/email-verification.ts';
export { getMailNotice, stopMailNotice } from './lib/identity/notice.ts';
export { cancelOwnErasure, exportOwnData, getOwnData, requestOwnErasure } from './lib/identity/own-data.ts';
export type {
  CurrentUser,
  EmailVerification,
  MailNotice,
  OwnData,
  SignedIn,
} from './lib/identity/responses.ts';
export { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './lib/identity/session.ts';
