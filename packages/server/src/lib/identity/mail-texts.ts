/** What mails about sign-ins say. `mail-texts.de.ts` says the same in German; a further language is a further table. */
export const english = {
  reset: {
    subject: 'Set a new password',
    asked: 'Somebody, probably you, asked to set a new password for this address.',
    open: (link: string): string => `Open this page within an hour to choose one: ${link}`,
    ignore: 'If it was not you, nothing needs to be done; your password stays as it is.',
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
