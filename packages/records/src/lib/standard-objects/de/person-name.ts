/** The fields of `personName`. */
export const personNameTexts = { FirstName: 'Vorname', LastName: 'Nachname', Name: 'Name' } as const;
