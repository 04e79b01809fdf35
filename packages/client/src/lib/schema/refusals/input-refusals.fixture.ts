import type { Refusal } from './refusal.fixture.ts';

/** Inputs of writes. */
export const inputRefusals: readonly Refusal[] = [
  {
    name: 'create: a required field is missing',
    code: 2345,
    rejected: `createInput(Product2, { Price__c: 10 });`,
    accepted: `createInput(Product2, { Name: 'Rotor', Price__c: 10 });`,
  },
  {
    name: 'create: a required field is null',
    code: 2322,
    rejected: `createInput(Product2, { Name: null });`,
    accepted: `createInput(Product2, { Name: 'Rotor', Price__c: null });`,
  },
  {
    name: 'create: a field that is only read',
    code: 2353,
    rejected: `createInput(Product2, { Name: 'Rotor', CreatedDate: '2026-01-01' });`,
    accepted: `createInput(Product2, { Name: 'Rotor' });`,
  },
  {
    name: 'create: the Id',
    code: 2353,
    rejected: `createInput(Product2, { Name: 'Rotor', Id: id });`,
    accepted: `createInput(Product2, { Name: 'Rotor', OwnerId: id });`,
  },
  {
    name: 'create: a field that is only updated',
    code: 2353,
    rejected: `createInput(Product2, { Name: 'Rotor', Status__c: 'Sold' });`,
    accepted: `createInput(Product2, { Name: 'Rotor', Serial__c: 'C-1' });`,
  },
  {
    name: 'create: a field that there is not',
    code: 2353,
    rejected: `createInput(Product2, { Name: 'Rotor', Foo: 1 });`,
    accepted: `createInput(Product2, { Name: 'Rotor', IsActive: true });`,
  },
  {
    name: 'create: a value of another type',
    code: 2322,
    rejected: `createInput(Product2, { Name: 'Rotor', Price__c: '10' });`,
    accepted: `createInput(Product2, { Name: 'Rotor', Price__c: 10 });`,
  },
  {
    name: 'create: a choice that the picklist has not',
    code: 2820,
    rejected: `createInput(Product2, { Name: 'Rotor', Family: 'Centrifuge' });`,
    accepted: `createInput(Product2, { Name: 'Rotor', Family: 'Centrifuges' });`,
  },
  {
    name: 'create: undefined in the place of a value',
    code: 2379,
    rejected: `createInput(Product2, { Name: 'Rotor', Price__c: undefined });`,
    accepted: `createInput(Product2, { Name: 'Rotor', Price__c: null });`,
  },
  {
    name: 'create: a compound as a whole',
    code: 2353,
    rejected: `createInput(Product2, { Name: 'Rotor', Location__c: '52.5,13.4' });`,
    accepted: `createInput(Product2, { Name: 'Rotor' });`,
  },
  {
    name: 'create: a related record among the fields',
    code: 2561,
    rejected: `createInput(Product2, { Name: 'Rotor', Owner: { Name: 'Ada' } });`,
    accepted: `createInput(Product2, { Name: 'Rotor', OwnerId: id });`,
  },
  {
    name: 'create: an input under the name of another object',
    code: 2322,
    rejected: `const input: CreateInput<typeof Product2> = { apiName: 'User', fields: { Name: 'Rotor' } };`,
    accepted: `const input: CreateInput<typeof Product2> = { apiName: 'Product2', fields: { Name: 'Rotor' } };`,
  },
  {
    name: 'create: an input of one object as one of another',
    code: 2375,
    rejected: `const input: CreateInput<typeof User> = createInput(Product2, { Name: 'Rotor' });`,
    accepted: `const input: CreateInput<typeof User> = createInput(User, { Email: 'ada@example.com' });`,
  },
  {
    name: 'update: a field that is only read',
    code: 2353,
    rejected: `updateInput(Product2, id, { CreatedDate: '2026-01-01' });`,
    accepted: `updateInput(Product2, id, { Price__c: 12 });`,
  },
  {
    name: 'update: a field that is only set on create',
    code: 2353,
    rejected: `updateInput(Product2, id, { Serial__c: 'C-2' });`,
    accepted: `updateInput(Product2, id, { Status__c: 'Sold' });`,
  },
  {
    name: 'update: a required field is emptied',
    code: 2322,
    rejected: `updateInput(Product2, id, { Name: null });`,
    accepted: `updateInput(Product2, id, {});`,
  },
  {
    name: 'update: a field that there is not',
    code: 2353,
    rejected: `updateInput(Product2, id, { Foo: 1 });`,
    accepted: `updateInput(Product2, id, { IsActive: false });`,
  },
  {
    name: 'update: no record',
    code: 2741,
    rejected: `const input: UpdateInput<typeof Product2> = { fields: { Name: 'Rotor' } };`,
    accepted: `const input: UpdateInput<typeof Product2> = { recordId: id, fields: { Name: 'Rotor' } };`,
  },
  {
    name: 'createRecord: what it answers as certain to be there',
    code: 2532,
    rejected: `(await createRecord(client, createInput(Product2, { Name: 'Rotor' }))).fields.Name.value;`,
    accepted: `const record = await createRecord(client, createInput(Product2, { Name: 'Rotor' }));
      is<Same<typeof record.apiName, 'Product2'>>(); const name = record.fields.Name?.value;
      is<Same<typeof name, string | undefined>>();`,
  },
  {
    name: 'createRecord: a record among the fields of a plain input',
    code: 2322,
    rejected: `createRecord(client, { apiName: 'Product2', fields: { Owner: { Name: 'Ada' } } });`,
    accepted: `const record = await createRecord(client, { apiName: 'Product2', fields: { Anything__c: 1 } });
      is<Same<typeof record, RecordRepresentation>>();`,
  },
  {
    name: 'updateRecord: what it answers as something else',
    code: 2339,
    rejected: `(await updateRecord(client, updateInput(Product2, id, { Name: 'Rotor' }))).fields.Foo;`,
    accepted: `const record = await updateRecord(client, updateInput(Product2, id, { Name: 'Rotor' }));
      record.fields.Price__c?.value?.toFixed();`,
  },
  {
    name: 'updateRecord: X-10: neither a record nor an Id',
    code: 2345,
    rejected: `updateRecord(client, { fields: { Name: 'Rotor' } });`,
    accepted: `updateRecord(client, { fields: { Id: id, Name: 'Rotor' } });
      updateRecord(client, { recordId: id, fields: { Name: 'Rotor' } });`,
  },
  {
    name: 'updateRecord: an input that is made for a create',
    code: 2345,
    rejected: `updateRecord(client, generateRecordInputForCreate(read([Product2.Name])));`,
    accepted: `const record = read([Product2.Name]); const input = generateRecordInputForUpdate(record);
      updateRecord(client, input); updateRecord(client, createRecordInputFilteredByEditedFields(input, record));`,
  },
  {
    name: 'an input of which only what was edited is left as one that has all',
    code: 2322,
    rejected: `const input = createRecordInputFilteredByEditedFields(createInput(Product2, { Name: 'A' }), read([Product2.Name]));
      const name: string = input.fields.Name;`,
    accepted: `const input = createRecordInputFilteredByEditedFields(updateInput(Product2, id, { Name: 'A' }), read([Product2.Name]));
      updateRecord(client, input).then(({ fields }) => fields.Price__c?.value?.toFixed());`,
  },
];
