import type { Refusal } from './refusal.fixture.ts';

const fields = 'fields: [Product2.Name, Product2.Price__c]';

/** How a binding gives the types of a read on. */
const hook = `declare function useRead<Config, Data, const F extends readonly string[] = [], const O extends readonly string[] = []>(
  adapter: TypedReadAdapter<Config, Data>, config: ConfigWith<Config, F, O>): ResponseWith<Data, F, O>;`;

/** Calls with typed fields, and the helpers for values. */
export const callRefusals: readonly Refusal[] = [
  {
    name: 'getRecord: what it answers as something else',
    code: 2322,
    rejected: `const price: string = (await getRecord(client, { recordId: id, ${fields} })).fields.Price__c.value;`,
    accepted: `const record = await getRecord(client, { recordId: id, ${fields} });
      is<Same<typeof record.fields.Name.value, string>>(); is<Same<typeof record.fields.Price__c.value, number | null>>();`,
  },
  {
    name: 'getRecord: a change of what it answers',
    code: 2540,
    rejected: `(await getRecord(client, { recordId: id, ${fields} })).fields.Name.value = 'X';`,
    accepted: `const { value } = (await getRecord(client, { recordId: id, ${fields} })).fields.Name; is<Same<typeof value, string>>();`,
  },
  {
    name: 'a record: a change of what stands below it',
    code: 2339,
    rejected: `declare const record: RecordRepresentation; record.childRelationships.Contacts!.records.push(record);`,
    accepted: `declare const record: RecordRepresentation; [...record.childRelationships.Contacts!.records].push(record);`,
  },
  {
    name: 'getRecord: a member of the config that there is not',
    code: 2561,
    rejected: `getRecord(client, { recordId: id, feilds: [Product2.Name] });`,
    accepted: `getRecord(client, { recordId: id, fields: [Product2.Name] });`,
  },
  {
    name: 'getRecord: no record',
    code: 2345,
    rejected: `getRecord(client, { ${fields} });`,
    accepted: `getRecord(client, { recordId: id, ${fields} });`,
  },
  {
    name: 'getRecord: fields of two objects',
    code: 2322,
    rejected: `getRecord(client, { recordId: id, fields: [Product2.Name, User.Name] });`,
    accepted: `getRecord(client, { recordId: id, fields: [Product2.Name, Product2.Owner.Name] });`,
  },
  {
    name: 'getRecord: an optional field of another object',
    code: 2322,
    rejected: `getRecord(client, { recordId: id, fields: [Product2.Name], optionalFields: [User.Email] });`,
    accepted: `getRecord(client, { recordId: id, fields: [Product2.Name], optionalFields: [Product2.Owner.Email] });`,
  },
  {
    name: 'getRecord: an optional field as one that is there',
    code: 2532,
    rejected: `(await getRecord(client, { recordId: id, optionalFields: [Product2.Name] })).fields.Name.value;`,
    accepted: `(await getRecord(client, { recordId: id, optionalFields: [Product2.Name] })).fields.Name?.value;`,
  },
  {
    name: 'getRecord: plain texts are answered as they always were',
    code: 2532,
    rejected: `(await getRecord(client, { recordId: id, fields: ['Product2.Name'] })).fields.Name.value;`,
    accepted: `const names: string[] = []; const record = await getRecord(client, { recordId: id, fields: names });
      is<Same<typeof record, RecordRepresentation>>();`,
  },
  {
    name: 'getRecord.observe: what the listener hears as something else',
    code: 2339,
    rejected: `getRecord.observe(client, { recordId: id, ${fields} }, ({ data }) => data?.fields.Family);`,
    accepted: `getRecord.observe(client, { recordId: id, ${fields} }, ({ data }) => data?.fields.Name.value.length);`,
  },
  {
    name: 'getRecord.peek: data as if it were there',
    code: 2532,
    rejected: `getRecord.peek(client, { recordId: id, ${fields} }).data.fields.Name.value;`,
    accepted: `getRecord.peek(client, { recordId: id, ${fields} }).data?.fields.Name.value.length;`,
  },
  {
    name: 'getRecords: a result without a look at how it came',
    code: 2339,
    rejected: `(await getRecords(client, { recordIds: id, ${fields} })).results[0]?.result.fields;`,
    accepted: `const { results } = await getRecords(client, { recordIds: id, ${fields} });
      for (const { result } of results) if ('fields' in result) result.fields.Name.value.length;`,
  },
  {
    name: 'getListRecordsByName: a column that was not asked for',
    code: 2339,
    rejected: `const page = await getListRecordsByName(client, { objectApiName: 'Product2', listViewApiName: 'All', ${fields} });
      page.records[0]?.fields.Family;`,
    accepted: `const page = await getListRecordsByName(client, { objectApiName: 'Product2', listViewApiName: 'All', ${fields} });
      page.records[0]?.fields.Name.value.length; page.count.toFixed();`,
  },
  {
    name: 'a typed read in the place of a read with another answer',
    code: 2322,
    rejected: `const other: ReadAdapter<{ readonly recordId: string }, number> = getRecord;`,
    accepted: `const other: ReadAdapter<{ readonly recordId: string }, RecordRepresentation> = getRecord;
      declare function use<Config, Data>(adapter: ReadAdapter<Config, Data>, config: Config): Data;
      is<Same<ReturnType<typeof used>, RecordRepresentation>>();
      function used() { return use(getRecord, { recordId: id, fields: ['Product2.Name'] }); }`,
  },
  {
    name: 'a hook over typed reads: a field that was not asked for',
    code: 2339,
    rejected: `${hook} useRead(getRecord, { recordId: id, ${fields} }).fields.Family;`,
    accepted: `${hook} const { value } = useRead(getRecord, { recordId: id, ${fields} }).fields.Price__c;
      is<Same<typeof value, number | null>>();
      is<Same<ReturnType<typeof plain>, RecordRepresentation>>();
      function plain() { return useRead(getRecord, { recordId: id, fields: ['Product2.Name'] }); }`,
  },
  {
    name: 'getFieldValue: a value as one of another type',
    code: 2322,
    rejected: `const price: number = getFieldValue(read([Product2.Price__c]), Product2.Price__c);`,
    accepted: `const price = getFieldValue(read([Product2.Price__c]), Product2.Price__c);
      is<Same<typeof price, number | null>>();`,
  },
  {
    name: 'getFieldValue: a field of another object',
    code: 2345,
    rejected: `getFieldValue(read([Product2.Name]), User.Name);`,
    accepted: `getFieldValue(read([Product2.Name]), Product2.Name).length;`,
  },
  {
    name: 'getFieldValue: a field that was not asked for',
    code: 2345,
    rejected: `getFieldValue(read([Product2.Name]), Product2.Price__c);`,
    accepted: `getFieldValue(read([Product2.Name], [Product2.Price__c]), Product2.Price__c);`,
  },
  {
    name: 'getFieldValue: an optional field as one that is there',
    code: 2322,
    rejected: `const price: number | null = getFieldValue(read([], [Product2.Price__c]), Product2.Price__c);`,
    accepted: `const price = getFieldValue(read([], [Product2.Price__c]), Product2.Price__c);
      is<Same<typeof price, number | null | undefined>>();`,
  },
  {
    name: 'getFieldValue: behind a relation that may be empty',
    code: 2322,
    rejected: `const name: string = getFieldValue(read([Product2.Successor__r.Name]), Product2.Successor__r.Name);`,
    accepted: `const name = getFieldValue(read([Product2.Successor__r.Name]), Product2.Successor__r.Name);
      is<Same<typeof name, string | undefined>>();
      const owner: string = getFieldValue(read([Product2.Owner.Name]), Product2.Owner.Name);`,
  },
  {
    name: 'getFieldValue: a record that may be missing',
    code: 2322,
    rejected: `const name: string = getFieldValue(getRecord.peek(client, { recordId: id, ${fields} }).data, Product2.Name);`,
    accepted: `const name = getFieldValue(getRecord.peek(client, { recordId: id, ${fields} }).data, Product2.Name);
      is<Same<typeof name, string | undefined>>();`,
  },
  {
    name: 'getFieldValue: an untyped record has what it has',
    code: 2322,
    rejected: `declare const record: RecordRepresentation; const name: string = getFieldValue(record, Product2.Name);`,
    accepted: `declare const record: RecordRepresentation; const name = getFieldValue(record, Product2.Name);
      is<Same<typeof name, string | undefined>>(); getFieldValue(record, 'Product2.Name');`,
  },
  {
    name: 'getFieldDisplayValue: as one that is always there',
    code: 2322,
    rejected: `const shown: string = getFieldDisplayValue(read([Product2.Price__c]), Product2.Price__c);`,
    accepted: `const shown: string | undefined = getFieldDisplayValue(read([Product2.Price__c]), Product2.Price__c);`,
  },
];
