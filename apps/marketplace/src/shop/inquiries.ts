import {
  Case,
  currency,
  date,
  dateTime,
  declaredId,
  everything,
  extendObject,
  formula,
  Lead,
  longText,
  number,
  picklist,
  reference,
  requestLanguage,
  text,
} from '@relab/records/objects';
import { conditions } from '../catalogue/index.ts';
import { byClerks, calculatedInside, madeBy, ofAccount } from './own.ts';
import { unitFacts } from './unit-facts.ts';

const condition = picklist({
  label: 'Condition',
  values: conditions.map(({ apiName, label }) => ({ value: apiName, label })),
});

/** What sellers think in; we buy and sell in euros. */
const askingCurrencies = ['EUR', 'USD', 'GBP', 'CHF'];

const person = {
  heading: 'Lead',
  places: [
    'Name',
    'OwnerId',
    'Company',
    'Status',
    'Title',
    'Rating',
    'Email',
    'LeadSource',
    'Phone',
    'Website',
    'City',
    'Country',
  ],
};
const unit = {
  heading: 'Equipment',
  places: [
    'Manufacturer__c',
    'Model__c',
    'Year__c',
    'Condition__c',
    'Location__c',
    'Quantity__c',
    'SerialNumber__c',
    'LeaveBy__c',
    'AskingPrice__c',
    'AskingCurrency__c',
    'Language__c',
  ],
};
const state = {
  heading: 'Its State',
  columns: 1,
  places: ['Facts__c', 'Accessories__c', 'Missing__c', 'Faults__c', 'Warranty__c'],
} as const;
const message = { heading: 'Message', columns: 1, places: ['Description'] } as const;
const outcome = {
  heading: 'What Became of It',
  places: ['ConvertedAccountId', 'ConvertedContactId', 'DoNotCall'],
  modes: ['Edit', 'View'],
  collapsible: true,
} as const;

const ownInquiries = { read: madeBy, create: true } as const;

/** Somebody who wants to sell, with what they have: the sell form makes one. Or somebody who looks for something. */
export const lead = extendObject(Lead, {
  fields: {
    Manufacturer__c: text({ label: 'Manufacturer', length: 80 }),
    Model__c: text({ label: 'Model', length: 120 }),
    Year__c: number({ label: 'Year', precision: 4 }),
    Condition__c: condition,
    Location__c: text({ label: 'Stands in', length: 120 }),
    Quantity__c: number({ label: 'Quantity', precision: 5 }),
    SerialNumber__c: text({ label: 'Serial Number', length: 80, help: 'As it stands on the type plate.' }),
    Language__c: requestLanguage({
      label: 'Language',
      help: 'What mails about it are written in, as “de”; the shop’s own where empty.',
      ...byClerks,
    }),
    ...unitFacts,
    Accessories__c: longText({ label: 'Accessories', length: 4_000 }),
    Faults__c: longText({ label: 'Known Faults', length: 4_000 }),
    LeaveBy__c: date({ label: 'Must Leave by' }),
    AskingPrice__c: currency({ label: 'Asking Price', help: 'Net, for one unit.' }),
    AskingCurrency__c: picklist({ label: 'Currency of the Price', values: askingCurrencies }),
    /** What an offer takes over: offers are in euros. */
    AskingPriceInEuros__c: formula({
      label: 'Asking Price in Euros',
      returns: 'currency',
      formula: `IF(ISPICKVAL(AskingCurrency__c, 'EUR'), AskingPrice__c, NULL)`,
    }),
  },
  recordTypes: { Seller: { label: 'Seller', default: true }, Buyer: { label: 'Buyer' } },
  layouts: {
    full: [person, unit, state, message, outcome],
    compact: ['Name', 'Company', 'Email', 'Phone', 'Status'],
    recordTypes: { Buyer: { full: [person, message, outcome] } },
  },
  listViews: {
    EquipmentOffered: {
      label: 'Equipment Offered',
      columns: ['Name', 'Manufacturer__c', 'Model__c', 'Year__c', 'Condition__c', 'Location__c', 'Status'],
      filters: [
        { field: 'Manufacturer__c', operator: 'notEqual', value: null },
        { field: 'Status', operator: 'equals', value: ['New', 'Working', 'Qualified'] },
      ],
      sortBy: ['-CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  relatedLists: {
    Offers__r: {
      label: 'Offers',
      columns: ['Name', 'Number__c', 'Stage__c', 'AskingPrice__c'],
      sortBy: ['-CreatedDate'],
    },
    CampaignMembers: { label: 'Campaigns', columns: ['Campaign.Name', 'Status'], sortBy: ['-CreatedDate'] },
  },
  actions: {
    Work: {
      label: 'Work on It',
      type: 'Update',
      places: ['OwnerId', 'Rating'],
      defaults: { Status: 'Working' },
      when: `ISPICKVAL(Status, 'New')`,
      availableTo: ['clerk'],
    },
    Qualify: {
      label: 'Qualify',
      type: 'Update',
      places: ['Rating', 'Description'],
      defaults: { Status: 'Qualified' },
      when: `ISPICKVAL(Status, 'New') || ISPICKVAL(Status, 'Working')`,
      availableTo: ['clerk'],
    },
    NewAccount: {
      label: 'New Account',
      type: 'Create',
      target: 'Account',
      places: ['Name', 'Phone', 'Website', 'BillingCity', 'BillingCountry'],
      defaults: {
        Name: '{Company}',
        Phone: '{Phone}',
        Website: '{Website}',
        BillingCity: '{City}',
        BillingCountry: '{Country}',
      },
    },
    NewOffer: {
      label: 'New Offer',
      type: 'Create',
      target: 'Offer__c',
      // Until we bought it, it is its owner's.
      recordType: 'Consignment',
      parentField: 'Lead__c',
      places: [
        'Name',
        'Account__c',
        'Manufacturer__c',
        'Model__c',
        'Year__c',
        'Condition__c',
        'Location__c',
        'Quantity__c',
        'AskingPrice__c',
      ],
      defaults: {
        Name: '{Manufacturer__c} {Model__c}',
        Model__c: '{Model__c}',
        Year__c: '{Year__c}',
        Condition__c: '{Condition__c}',
        Location__c: '{Location__c}',
        Quantity__c: '{Quantity__c}',
        SerialNumber__c: '{SerialNumber__c}',
        Facts__c: '{Facts__c}',
        Accessories__c: '{Accessories__c}',
        Missing__c: '{Missing__c}',
        Warranty__c: '{Warranty__c}',
        Faults__c: '{Faults__c}',
        Description__c: '{Description}',
        ExpectedBy__c: '{LeaveBy__c}',
        AskingPrice__c: '{AskingPriceInEuros__c}',
      },
    },
    Convert: {
      label: 'Convert',
      type: 'Update',
      places: [{ fields: ['ConvertedAccountId'], behavior: 'Required' }, 'ConvertedContactId'],
      defaults: { Status: 'Converted' },
      when: `ISPICKVAL(Status, 'Qualified')`,
      successMessage: 'The lead is converted.',
      availableTo: ['clerk'],
    },
    LogACall: { label: 'Log a Call', type: 'LogACall', places: ['Subject', 'Description'] },
  },
  validationRules: [
    {
      name: 'ConvertedToAnAccount',
      error: `ISPICKVAL(Status, 'Converted') && ISBLANK(ConvertedAccountId)`,
      message: 'Name the account that the lead became.',
      field: 'ConvertedAccountId',
    },
    {
      name: 'BuiltByNow',
      error: 'Year__c < 1950 || Year__c > YEAR(TODAY()) + 1',
      message: 'Enter the year of manufacture with four digits, such as 2016.',
      field: 'Year__c',
    },
    {
      name: 'AsksForSomething',
      error: 'AskingPrice__c < 0',
      message: 'A price is zero or more.',
      field: 'AskingPrice__c',
    },
    {
      name: 'PriceInACurrency',
      error: 'NOT(ISBLANK(AskingPrice__c)) && ISBLANK(AskingCurrency__c)',
      message: 'Choose the currency of the price.',
      field: 'AskingCurrency__c',
    },
    {
      name: 'HasSomething',
      error: 'Quantity__c < 1',
      message: 'Offer one unit or more.',
      field: 'Quantity__c',
    },
  ],
  duplicateRules: [
    {
      name: 'SameLead',
      label: 'Same Lead',
      matching: [
        {
          name: 'EmailAndModel',
          fields: [
            { field: 'Email', method: 'exact' },
            { field: 'Model__c', method: 'fuzzy', blankMatches: true },
          ],
        },
        {
          name: 'NameInCompany',
          fields: [
            { field: 'Name', method: 'fuzzy' },
            { field: 'Company', method: 'fuzzy' },
            { field: 'Model__c', method: 'fuzzy', blankMatches: true },
          ],
        },
        { name: 'IsContact', object: 'Contact', fields: [{ field: 'Email', method: 'exact' }] },
      ],
      onCreate: 'allow',
      onUpdate: 'allow',
    },
  ],
  permissions: {
    buyer: ownInquiries,
    'buyer manager': ownInquiries,
    seller: ownInquiries,
    clerk: everything,
  },
});

const reasons = {
  Question: ['Equipment', 'Order', 'Delivery', 'Selling', 'Other'],
  Return: ['Does Not Work', 'Not as Described', 'Damaged', 'No Longer Needed'],
  Complaint: ['Late', 'Damaged', 'Service', 'Other'],
  Report: ['Wrong Description', 'Sold Elsewhere', 'Stolen or Counterfeit', 'Not Allowed to Be Sold', 'Other'],
};

export const reportType = declaredId('012', 'Case', 'Report');

/** Written by the job that mails answers. */
const mailed = { createable: false, updateable: false } as const;

const ownCases = { read: [madeBy, ofAccount], create: true } as const;

/** A question, a return, a complaint or a report of a listing: the contact form makes questions and reports. */
export const inquiry = extendObject(Case, {
  fields: {
    Reason__c: picklist({ label: 'Reason', values: [...new Set(Object.values(reasons).flat())] }),
    Order__c: reference({ label: 'Order', to: 'OrderSummary' }),
    Listing__c: reference({ label: 'Listing', to: 'Product2' }),
    Language__c: requestLanguage({
      label: 'Language',
      help: 'What mails about it are written in, as “de”; the shop’s own where empty.',
      ...byClerks,
    }),
    Answer__c: longText({
      label: 'Answer to the Customer',
      help: 'Mailed to whoever wrote as soon as it is stored.',
      ...byClerks,
    }),
    Resolution__c: longText({
      label: 'Resolution',
      help: 'Mailed to whoever wrote when the case is closed.',
      ...byClerks,
    }),
    AnswerMailedDate__c: dateTime({ label: 'Answer Mailed', ...calculatedInside, ...mailed }),
    AnswerMailedStamp__c: text({
      label: 'Hash of the Mailed Answer',
      length: 32,
      ...calculatedInside,
      ...mailed,
    }),
  },
  recordTypes: {
    Question: { label: 'Question', default: true, picklists: { Reason__c: { values: reasons.Question } } },
    Return: { label: 'Return', picklists: { Reason__c: { values: reasons.Return } } },
    Complaint: {
      label: 'Complaint',
      picklists: {
        Reason__c: { values: reasons.Complaint },
        Priority: { values: ['High', 'Medium'], default: 'High' },
      },
    },
    Report: {
      label: 'Report',
      picklists: {
        Reason__c: { values: reasons.Report },
        Priority: { values: ['High', 'Medium'], default: 'High' },
      },
    },
  },
  listViews: {
    ReportedListings: {
      label: 'Reported Listings',
      columns: ['CaseNumber', 'Reason__c', 'Listing__r.Name', 'Status', 'Priority', 'CreatedDate'],
      filters: [
        { field: 'RecordTypeId', operator: 'equals', value: reportType },
        { field: 'Status', operator: 'notEqual', value: 'Closed' },
      ],
      sortBy: ['Priority', '-CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  layouts: {
    full: [
      {
        heading: 'Case',
        places: [
          'CaseNumber',
          'OwnerId',
          'Status',
          'Priority',
          'Reason__c',
          'Origin',
          'AccountId',
          'ContactId',
          'Order__c',
          'Listing__c',
          'AgeInDays',
          'ParentId',
        ],
      },
      { heading: 'Description', columns: 1, places: ['Subject', 'Description'] },
      {
        heading: 'Outcome',
        columns: 1,
        places: ['Answer__c', 'Resolution__c', 'AnswerMailedDate__c', 'ClosedDate', 'Comments'],
      },
      {
        heading: 'As Given on the Site',
        places: ['SuppliedName', 'SuppliedEmail', 'SuppliedPhone', 'Language__c'],
        collapsible: true,
      },
      { heading: 'System', places: ['CreatedDate', 'LastModifiedDate'], modes: ['View'], collapsible: true },
    ],
    compact: ['CaseNumber', 'Subject', 'Status', 'Priority', 'AccountId', 'AgeInDays'],
  },
  actions: {
    Work: {
      label: 'Work on It',
      type: 'Update',
      places: ['OwnerId', 'Priority'],
      defaults: { Status: 'Working' },
      when: `ISPICKVAL(Status, 'New')`,
      availableTo: ['clerk'],
    },
    Answer: {
      label: 'Answer',
      type: 'Update',
      places: [{ fields: ['Answer__c'], behavior: 'Required' }, 'Comments'],
      defaults: { Status: 'Waiting for Customer' },
      when: 'NOT(IsClosed)',
      successMessage: 'The answer is mailed.',
      availableTo: ['clerk'],
    },
    Wait: {
      label: 'Wait for the Customer',
      type: 'Update',
      places: ['Comments'],
      defaults: { Status: 'Waiting for Customer' },
      when: `ISPICKVAL(Status, 'Working')`,
      availableTo: ['clerk'],
    },
    Close: {
      label: 'Close',
      type: 'Update',
      places: [{ fields: ['Resolution__c'], behavior: 'Required' }, 'ClosedDate'],
      defaults: { Status: 'Closed' },
      when: 'NOT(IsClosed)',
      successMessage: 'The case is closed.',
      availableTo: ['clerk'],
    },
    Reopen: {
      label: 'Reopen',
      type: 'Update',
      places: ['Comments'],
      defaults: { Status: 'Working' },
      when: 'IsClosed',
      availableTo: ['clerk'],
    },
    LogACall: { label: 'Log a Call', type: 'LogACall', places: ['Subject', 'Description', 'WhoId'] },
  },
  validationRules: [
    {
      name: 'ClosedWithAResolution',
      error: `ISPICKVAL(Status, 'Closed') && ISBLANK(Resolution__c)`,
      message: 'Say how it ended.',
      field: 'Resolution__c',
    },
    // People see the cases of their account: those who sell would read who reported them.
    {
      name: 'ReportOfNoAccount',
      error: `RecordTypeId = '${reportType}' && NOT(ISBLANK(AccountId))`,
      message: 'A report belongs to no account, so that no seller learns who reported.',
      field: 'AccountId',
    },
  ],
  permissions: { buyer: ownCases, 'buyer manager': ownCases, seller: ownCases, clerk: everything },
});
