import type { ObjectTranslation } from '@relab/records/objects';

export const orderDe: ObjectTranslation = {
  relatedLists: { Cases__r: 'Vorgänge' },
  actions: { NewReturn: 'Rückgabe anlegen', NewComplaint: 'Reklamation anlegen' },
};
