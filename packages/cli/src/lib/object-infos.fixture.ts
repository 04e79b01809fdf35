const field = (apiName: string, dataType: string, more: object = {}) => ({
  apiName,
  dataType,
  compound: false,
  createable: true,
  updateable: true,
  required: false,
  relationshipName: null,
  referenceToInfos: [],
  ...more,
});

const readOnly = { createable: false, updateable: false };
const to = (relationshipName: string, ...targets: readonly (readonly [string, ...string[]])[]) => ({
  relationshipName,
  referenceToInfos: targets.map(([apiName, ...nameFields]) => ({ apiName, nameFields })),
});

const info = (apiName: string, label: string, fields: readonly { readonly apiName: string }[]) => ({
  apiName,
  label,
  fields: Object.fromEntries(fields.map((each) => [each.apiName, each])),
  recordTypeInfos: {
    '012000000000000AAA': { available: true, master: true },
    '012000000000001AAA': { available: true, master: false },
    '012000000000002AAA': { available: false, master: false },
  },
});

/** Object infos as far as types are made of them. */
export const objectInfos: Readonly<Record<string, object>> = {
  Product2: info('Product2', 'Product', [
    field('Name', 'String', { required: true }),
    field('Id', 'Reference', { ...readOnly, required: true }),
    field('CreatedById', 'Reference', { ...readOnly, required: true, ...to('CreatedBy', ['User', 'Name']) }),
    field('CreatedDate', 'DateTime', { ...readOnly, required: true }),
    field('OwnerId', 'Reference', { required: true, ...to('Owner', ['User', 'Name']) }),
    field('Price__c', 'Currency'),
    field('Weight__c', 'Double', { required: true }),
    field('IsActive', 'Boolean', { required: true }),
    field('Family', 'Picklist'),
    field('Condition__c', 'Picklist', { required: true }),
    field('Stage__c', 'Picklist', { required: true }),
    field('Colours__c', 'MultiPicklist'),
    field('Serial__c', 'String', { updateable: false, required: true }),
    field('Status__c', 'String', { createable: false }),
    field('Site__c', 'Address'),
    field('Place__c', 'String', { compound: true }),
    field('SuccessorId__c', 'Reference', to('Successor__r', ['Product2', 'Name'])),
    field(
      'SellerId__c',
      'Reference',
      to('Seller__r', ['Contact', 'Title', 'Name', 'FirstName'], ['Account', 'Name', 'Title']),
    ),
    field('KeeperId__c', 'Reference', to('Keeper__r', ['User', 'Name'], ['Group', 'Name'])),
    field('ParentId__c', 'Reference', { ...to('Parent__r', ['Machine__c', 'Name']), required: true }),
  ]),
  User: info('User', 'User */ and\n more', [
    field('Id', 'reference', { ...readOnly, required: true }),
    field('Name', 'string', readOnly),
  ]),
  Empty__c: info('Empty__c', 'Empty', []),
};

const picklist = (values: readonly string[], defaultValue: string | null = null) => ({
  values: values.map((value) => ({ value, label: value })),
  defaultValue: defaultValue === null ? null : { value: defaultValue, label: defaultValue },
});

/** Picklists of products by record type. */
export const productPicklists: Readonly<Record<string, object>> = {
  '012000000000000AAA': {
    picklistFieldValues: {
      Family: picklist(['Centrifuges', "Owner's", 'Said "so"']),
      Condition__c: picklist(['New', 'Used'], 'Used'),
      Stage__c: picklist([
        'Received from the seller',
        'Inspected by a technician',
        'Photographed and described',
        'Listed in the shop',
      ]),
    },
  },
  '012000000000001AAA': {
    picklistFieldValues: {
      Family: picklist(['Centrifuges', 'Microscopes']),
      Condition__c: picklist(['Used', 'Defect'], 'Used'),
      Stage__c: picklist(['Sold'], 'Sold'),
    },
  },
};
