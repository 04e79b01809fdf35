import { longText } from '@relab/records/objects';

/** What sellers say of a unit that is listed as they say it. What is blank was not said, and is never asserted. */
export const unitFacts = {
  Facts__c: longText({
    label: 'Technical Data',
    length: 4_000,
    help: 'One in a line, as name and value: Max. speed: 4000 rpm',
  }),
  Missing__c: longText({
    label: 'Missing',
    length: 4_000,
    help: 'One in a line; “nothing” where the seller says that it is complete.',
  }),
  Warranty__c: longText({
    label: 'Warranty',
    length: 1_000,
    help: 'What the seller promises; “none” where they promise nothing.',
  }),
} as const;
