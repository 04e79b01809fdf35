/** The fields of `activityFields`. */
export const activityTexts = {
  WhoId: { label: 'Person', help: 'Ein Kontakt oder ein Interessent.' },
  WhatId: 'Bezieht sich auf',
  AccountId: 'Geschäftspartner',
} as const;
