import type { Refusal } from './refusal.fixture.ts';

/** Fields, and records that were read by them. */
export const readRefusals: readonly Refusal[] = [
  {
    name: 'a field that the object has not',
    code: 2339,
    rejected: `read([Product2.Foo]);`,
    accepted: `read([Product2.Name]);`,
  },
  {
    name: 'a field that is written in other case',
    code: 2551,
    rejected: `read([Product2.name]);`,
    accepted: `read([Product2.Name]);`,
  },
  {
    name: 'a relation that the object has not',
    code: 2339,
    rejected: `read([Product2.Category.Name]);`,
    accepted: `read([Product2.Owner.Name]);`,
  },
  {
    name: 'a field that the related object has not',
    code: 2339,
    rejected: `read([Product2.Owner.Price__c]);`,
    accepted: `read([Product2.Owner.Email]);`,
  },
  {
    name: 'D-161: a sixth level',
    code: 2551,
    rejected: `read([User.Manager.Manager.Manager.Manager.Manager.Name]);`,
    accepted: `read([User.Manager.Manager.Manager.Manager.Name]);`,
  },
  {
    name: 'an object that was not generated, beyond its id and name',
    code: 2339,
    rejected: `read([Product2.CreatedBy.Email]);`,
    accepted: `read([Product2.CreatedBy.Name, 'Product2.CreatedBy.Email']);`,
  },
  {
    name: 'a relation in the place of a field',
    code: 2322,
    rejected: `read([Product2.Owner]);`,
    accepted: `read([Product2.OwnerId]);`,
  },
  {
    name: 'a field in the place of an object',
    code: 2559,
    rejected: `createInput(Product2.Name, {});`,
    accepted: `createInput(Product2, { Name: 'Rotor' });`,
  },
  {
    name: 'a text that is no field of the type',
    code: 2322,
    rejected: `const field: typeof Product2.Name = 'Product2.Name';`,
    accepted: `const field: typeof Product2.Name = Product2.Name; const text: 'Product2.Name' = field;`,
  },
  {
    name: 'a field that was not asked for',
    code: 2339,
    rejected: `read([Product2.Name]).fields.Price__c;`,
    accepted: `read([Product2.Name, Product2.Price__c]).fields.Price__c;`,
  },
  {
    name: 'a member of a related record that was not asked for',
    code: 2339,
    rejected: `read([Product2.Owner.Name]).fields.Owner.value.fields.Email;`,
    accepted: `const owner = read([Product2.Owner.Name, Product2.Owner.Email]).fields.Owner.value;
      is<Same<typeof owner.fields.Email.value, string>>(); is<Same<typeof owner.fields.Name.value, string>>();`,
  },
  {
    name: 'a value as one of another type',
    code: 2322,
    rejected: `const name: number = read([Product2.Name]).fields.Name.value;`,
    accepted: `const name: string = read([Product2.Name]).fields.Name.value;`,
  },
  {
    name: 'a value that may be null as one that is not',
    code: 2322,
    rejected: `const price: number = read([Product2.Price__c]).fields.Price__c.value;`,
    accepted: `const { value } = read([Product2.Price__c]).fields.Price__c; is<Same<typeof value, number | null>>();`,
  },
  {
    name: 'a choice that the picklist has not',
    code: 2367,
    rejected: `read([Product2.Family]).fields.Family.value === 'Pipettes';`,
    accepted: `read([Product2.Family]).fields.Family.value === 'Microscopes';`,
  },
  {
    name: 'a switch that forgets a choice',
    code: 2322,
    rejected: `const { value } = read([Product2.Family]).fields.Family;
      if (value !== 'Centrifuges' && value !== null) { const rest: never = value; }`,
    accepted: `const { value } = read([Product2.Family]).fields.Family;
      if (value !== 'Centrifuges' && value !== 'Microscopes' && value !== null) { const rest: never = value; }`,
  },
  {
    name: 'a value of which nothing is known as a text',
    code: 2322,
    rejected: `const place: string = read([Product2.Location__c]).fields.Location__c.value;`,
    accepted: `const { value } = read([Product2.Location__c]).fields.Location__c;
      const place: string = typeof value === 'string' ? value : '';`,
  },
  {
    name: 'an optional field as one that is there',
    code: 2532,
    rejected: `read([Product2.Name], [Product2.Price__c]).fields.Price__c.value;`,
    accepted: `const price = read([Product2.Name], [Product2.Price__c]).fields.Price__c?.value;
      is<Same<typeof price, number | null | undefined>>();`,
  },
  {
    name: 'an optional field behind a relation that is there',
    code: 2532,
    rejected: `read([Product2.Owner.Name], [Product2.Owner.Email]).fields.Owner.value.fields.Email.value;`,
    accepted: `const owner = read([Product2.Owner.Name], [Product2.Owner.Email]).fields.Owner.value;
      is<Same<typeof owner.fields.Name.value, string>>(); owner.fields.Email?.value;`,
  },
  {
    name: 'a relation that may be empty as one that is not',
    code: 2531,
    rejected: `read([Product2.Successor__r.Name]).fields.Successor__r.value.fields;`,
    accepted: `read([Product2.Successor__r.Name]).fields.Successor__r.value?.fields.Name.value.length;`,
  },
  {
    name: 'a display value as one that is always there',
    code: 2322,
    rejected: `const shown: string = read([Product2.Price__c]).fields.Price__c.displayValue;`,
    accepted: `const shown: string | null = read([Product2.Price__c]).fields.Price__c.displayValue;`,
  },
  {
    name: 'the object of a record as another',
    code: 2367,
    rejected: `read([Product2.Name]).apiName === 'User';`,
    accepted: `read([Product2.Name]).apiName === 'Product2';`,
  },
  {
    name: 'a change of what was read',
    code: 2540,
    rejected: `read([Product2.Name]).fields.Name.value = 'Rotor';`,
    accepted: `const input = updateInput(Product2, id, { Name: 'Rotor' });`,
  },
  {
    name: 'a member that a plain name may have brought as one that is there',
    code: 2532,
    rejected: `read([Product2.Name, 'Product2.Colour__c']).fields.Colour__c.value;`,
    accepted: `const record = read([Product2.Name, 'Product2.Colour__c']);
      record.fields.Colour__c?.value; is<Same<typeof record.fields.Name.value, string>>();`,
  },
  {
    name: 'a field of an untyped record as one that is there',
    code: 2532,
    rejected: `read(['Product2.Name']).fields.Name.value;`,
    accepted: `read(['Product2.Name']).fields.Name?.value; is<Same<ReturnType<typeof read<['Product2.Name']>>, RecordRepresentation>>();`,
  },
];
