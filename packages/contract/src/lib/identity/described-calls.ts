import type { DescribedCall } from '../described-call.ts';
import { fileResponses, responses } from '../described-call.ts';
import { getCurrentUser } from './current-user.ts';
import { CurrentUser } from './current-user-schemas.ts';
import { confirmEmail, getEmailVerification, requestEmailVerification } from './email-verification.ts';
import { EmailVerification } from './email-verification-schemas.ts';
import { getMailNotice, stopMailNotice } from './notice.ts';
import { MailNotice } from './notice-schemas.ts';
import { cancelOwnErasure, exportOwnData, getOwnData, requestOwnErasure } from './own-data.ts';
import { OwnData } from './own-data-schemas.ts';
import { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './session.ts';
import { SignedIn } from './session-schemas.ts';

/** What the calls of this folder respond. */
export const identityCalls: readonly DescribedCall[] = [
  responses(getCurrentUser, { 200: CurrentUser }),
  responses(getEmailVerification, { 200: EmailVerification }),
  responses(requestEmailVerification, { 204: null }),
  responses(confirmEmail, { 204: null }),
  responses(getMailNotice, { 200: MailNotice }),
  responses(stopMailNotice, { 200: MailNotice }),
  responses(getOwnData, { 200: OwnData }),
  fileResponses(exportOwnData, 'application/zip'),
  responses(requestOwnErasure, { 201: OwnData }),
  responses(cancelOwnErasure, { 204: null }),
  responses(signUp, { 201: SignedIn }),
  responses(signIn, { 200: SignedIn }),
  responses(requestPasswordReset, { 204: null }),
  responses(resetPassword, { 204: null }),
  responses(signOut, { 204: null }),
];
