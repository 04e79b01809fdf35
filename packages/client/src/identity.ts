// Adapters are written by `npm run entries`; what else is public is listed here by hand, beside them.

export { getCurrentUser } from './lib/identity/current-user.ts';
export {
  confirmEmail,
  getEmailVerification,
  requestEmailVerification,
} from './lib/identity/email-verification.ts';
export { getMailNotice, stopMailNotice } from './lib/identity/notice.ts';
export { cancelOwnErasure, getOwnData, requestOwnErasure } from './lib/identity/own-data.ts';
export { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './lib/identity/session.ts';
