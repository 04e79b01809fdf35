import {
  boolean,
  date,
  defineObject,
  type Field,
  longText,
  number,
  type ObjectDeclaration,
  picklist,
  text,
} from '@relab/records/objects';

/** A name such as `F007`. */
export const numbered = (letter: string, index: number, digits = 3): string =>
  `${letter}${String(index).padStart(digits, '0')}`;

export const fieldCount = 500;
export const valueCount = 2_000;

/** Kinds in turns, so that a form has all of their controls. */
function wideField(index: number): Field {
  const label = numbered('Field ', index + 1);
  if (index % 4 === 0) return text({ label, length: 80 });
  if (index % 4 === 1) return number({ label, precision: 12, scale: 2 });
  return index % 4 === 2 ? date({ label }) : boolean({ label });
}

const wideNames = Array.from({ length: fieldCount - 1 }, (_, index) => `${numbered('F', index + 1)}__c`);

/** 500 fields, all of them on its page. */
export const wide: ObjectDeclaration = defineObject({
  apiName: 'Wide__c',
  label: 'Wide Record',
  labelPlural: 'Wide Records',
  keyPrefix: 'a97',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', length: 80, required: true }),
    ...Object.fromEntries(wideNames.map((name, index) => [name, wideField(index)])),
  },
  layouts: { full: [{ heading: 'All of it', items: ['Name', ...wideNames] }], compact: ['Name'] },
  listViews: {
    AllWide: { label: 'All Wide Records', columns: ['Name', 'F001__c', 'F002__c'], sortBy: ['Name'] },
  },
  search: { fields: ['Name'], columns: ['Name'] },
  permissions: {},
});

/** As many rows as a test gives it; one picklist of 2,000 values, and a text without an end. */
export const crate: ObjectDeclaration = defineObject({
  apiName: 'Crate__c',
  label: 'Crate',
  labelPlural: 'Crates',
  keyPrefix: 'a98',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', length: 80, required: true }),
    Kind__c: picklist({
      label: 'Kind',
      values: Array.from({ length: valueCount }, (_, index) => numbered('Kind ', index + 1, 4)),
    }),
    Weight__c: number({ label: 'Weight', precision: 12, scale: 0 }),
    Note__c: longText({ label: 'Note' }),
  },
  layouts: {
    full: [{ heading: 'What is in it', items: ['Name', 'Kind__c', 'Weight__c', 'Note__c'] }],
    compact: ['Name'],
  },
  listViews: {
    AllCrates: {
      label: 'All Crates',
      columns: ['Name', 'Kind__c', 'Weight__c', 'Note__c'],
      sortBy: ['Name'],
    },
  },
  search: { fields: ['Name'], columns: ['Name'] },
  permissions: {},
});
