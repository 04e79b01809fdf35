import type { ObjectTranslation } from '@relab/records/objects';

export const contactDe: ObjectTranslation = {
  relatedLists: { Cases: 'Vorgänge', CampaignMembers: 'Kampagnen' },
  actions: { NewCase: 'Vorgang anlegen', LogACall: 'Anruf erfassen' },
  duplicateRules: { SamePerson: 'Gleiche Person' },
};
