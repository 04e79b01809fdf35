/** The fields of `ownerFields`. */
export const ownerTexts = {
  OwnerId: 'Inhaber',
  AccountId: 'Geschäftspartner',
  GuestKey: 'Gastschlüssel',
} as const;
