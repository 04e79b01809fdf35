export const heading = 'People';
export const colleagues = 'Colleagues';
export const users = 'All users';
export const accounts = 'Accounts';
export const buyerGroups = 'Buyer groups';
export const programs = 'Programs and their tokens';
export const invite = 'Invite somebody';
export const sendInvitation = 'Send the invitation';
export const invited = (email: string): string => `An invitation is on its way to ${email}.`;
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'E-mail';
export const company = 'Company';
export const companyHint = 'For the account that is made for them; colleagues need none.';
export const language = 'Language of the mail';
export const thisLanguage = 'English';
export const rolesLabel = 'Roles';
export const roles = {
  clerk: 'Clerk',
  administrator: 'Administrator',
  author: 'Author',
  publisher: 'Publisher',
  buyer: 'Buyer',
  'buyer manager': 'Buyer manager',
  seller: 'Seller',
} as const;
export const roleRequired = 'Choose at least one role.';
export const access = 'Access';
export const isActive = 'The user is active.';
export const isInactive = 'The user is not active and cannot sign in.';
export const isConfirmed = 'The e-mail address is confirmed.';
export const isUnconfirmed = 'The e-mail address is not confirmed yet.';
export const sendReset = 'Send a password link';
export const resetSent = 'A link to a new password is on its way.';
export const sendInvitationAgain = 'Send the invitation again';
export const invitationSent = 'The invitation is on its way.';
export const endAccess = 'End all access';
export const endAccessTitle = 'End all access of this user?';
export const endAccessHint =
  'Sessions, tokens of programs and mailed links end at once. The user can sign in again unless you make them inactive.';
export const sessions = 'Sessions';
export const signedInAt = 'Signed in';
export const validUntil = 'Valid until';
export const allowedPrograms = 'Programs that may act for them';
export const program = 'Program';
export const scopes = 'Scopes';
export const since = 'Since';
