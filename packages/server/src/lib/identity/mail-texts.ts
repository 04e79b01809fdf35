/** The texts of mails about sign-ins. `mail-texts.de.ts` has them in German; a further language is a further table. */
export const english = {
  reset: {
    subject: 'Set a new password',
    asked: 'Somebody, probably you, asked to set a new password for this address.',
    open: (link: string): string => `Open this page within an hour to choose one: ${link}`,
    ignore: 'If it was not you, nothing needs to be done; your password stays as it is.',
  },
  invitation: {
    subject: 'You are invited: choose your password',
    invited: 'An account was made for you with this address.',
    open: (link: string): string => `Open this page within three days to choose a password: ${link}`,
    ignore: 'If you do not expect this, nothing needs to be done: without a password nobody can sign in.',
  },
  verification: {
    subject: 'Confirm your e-mail address',
    asked: 'Somebody, probably you, has an account with this address and wants to confirm that it is theirs.',
    open: (link: string): string =>
      `Open this page within a day, sign in to that account, and confirm: ${link}`,
    orders: 'Orders that were placed with this address as a guest come to the account then.',
    ignore:
      'If it was not you, nothing needs to be done: without the password of the account the link confirms nothing.',
  },
};

export type IdentityMailTexts = typeof english;
