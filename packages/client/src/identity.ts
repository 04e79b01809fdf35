export { getMailNotice, stopMailNotice } from './lib/identity/notice.ts';
export { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './lib/identity/session.ts';
