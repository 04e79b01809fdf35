import type { Subjects } from './subjects.ts';

export type Config = Readonly<Record<string, unknown>>;

/** One way to ask a call. */
export interface CallVariant {
  /** Behind the name of the call; what begins with `guest` is sent without a sign-in. */
  readonly about: string;
  readonly config: (turn: number) => Config;
}

const words = ['centrifuge', 'freezer', 'microscope', 'balance', 'incubator', 'autoclave', 'pump', 'oven'];
const word = (turn: number): string => words[turn % words.length] ?? '';
const encoded = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64');

type Variants = Readonly<Record<string, (turn: number) => Config>>;

/** Queries of the platform's tools: by each kind of index, without one, counted, far down, through relationships. */
const queries: Readonly<Record<string, (subjects: Subjects, turn: number) => string>> = {
  'by name': () => 'SELECT Id, Name FROM Product2 ORDER BY Name, Id LIMIT 200',
  unordered: () => 'SELECT Id, Name FROM Product2 LIMIT 200',
  'in the order of its number': () => 'SELECT Id, Name FROM Product2 ORDER BY StockKeepingUnit LIMIT 50',
  'by a field without an index': () => 'SELECT Id, Name FROM Product2 ORDER BY Year__c DESC LIMIT 50',
  'by price': () => 'SELECT Id, UnitPrice FROM PricebookEntry ORDER BY UnitPrice LIMIT 50',
  'by a moment': () => 'SELECT Id FROM Product2 ORDER BY LastModifiedDate DESC LIMIT 50',
  'far down': () => 'SELECT Id, Name FROM Product2 ORDER BY Name, Id LIMIT 50 OFFSET 900',
  'of one maker': () =>
    `SELECT Id, Name FROM Product2 WHERE Manufacturer__c = 'Eppendorf' ORDER BY Name LIMIT 50`,
  'of a year': (_, turn) => `SELECT Id, Name FROM Product2 WHERE Year__c = ${2010 + (turn % 10)} LIMIT 50`,
  'by sku': ({ products }, turn) =>
    `SELECT Id, Name FROM Product2 WHERE StockKeepingUnit = '${products[turn % products.length]?.sku}'`,
  'word within a name': (_, turn) =>
    `SELECT Id, Name FROM Product2 WHERE Name LIKE '%${word(turn)}%' LIMIT 50`,
  'rare word within a name': (_, turn) =>
    `SELECT Id FROM Product2 WHERE Name LIKE '%no such ${turn}%' LIMIT 50`,
  'with relationship': ({ products }, turn) =>
    `SELECT Id, Product2.Name FROM PricebookEntry WHERE Product2Id = '${products[turn % products.length]?.id}'`,
  'through a relationship': () =>
    `SELECT Id FROM ProductMedia WHERE Product.Manufacturer__c = 'Eppendorf' LIMIT 50`,
  'with children': () =>
    'SELECT Id, (SELECT Id, Title FROM ProductMedia) FROM Product2 ORDER BY Name, Id LIMIT 20',
  count: () => 'SELECT COUNT() FROM Product2',
  'count of one maker': () => `SELECT COUNT() FROM Product2 WHERE Manufacturer__c = 'Eppendorf'`,
};

const searches: Variants = {
  '': () => ({ searchTerm: 'centrifuge' }),
  'guest, everything': () => ({}),
  'guest, a category': () => ({ categoryId: 'centrifuges' }),
  'guest, a word': (turn) => ({ searchTerm: word(turn) }),
  'guest, a typo': () => ({ searchTerm: 'centrfuge' }),
  'guest, a new pair of words': (turn) => ({ searchTerm: `${word(turn)} ${turn}` }),
  'guest, a new price filter': (turn) => ({
    refinements: encoded([{ nameOrId: 'UnitPrice', values: [`${turn % 4000}..9000`] }]),
  }),
  'guest, by price, far down': (turn) => ({ sortRuleId: 'price-asc', page: 35 + (turn % 10), pageSize: 20 }),
};

function listVariants({ listViews }: Subjects): readonly CallVariant[] {
  return listViews.flatMap(({ object, name }) => {
    const list = { objectApiName: object, listViewApiName: name };
    const of = (about: string, config: (turn: number) => Config): CallVariant => ({
      about: `${object}.${name}${about}`,
      config: (turn) => ({ ...list, ...config(turn) }),
    });
    return [
      of('', () => ({})),
      of(', far down', () => ({ pageSize: 50, pageToken: '900' })),
      of(', by a chosen column', () => ({ sortBy: object === 'Product2' ? 'Year__c' : 'LastModifiedDate' })),
      of(', a word', (turn) => ({ searchTerm: word(turn) })),
      of(', a word of none', (turn) => ({ searchTerm: `nothing${turn}` })),
    ];
  });
}

const filterOfYear = (turn: number): string => JSON.stringify({ Year__c: { eq: 2010 + (turn % 10) } });

/** Variants by the id of a call: a call that is not among them is sent once, with the usual config. */
function declaredVariants(subjects: Subjects): Readonly<Record<string, readonly CallVariant[] | Variants>> {
  const { products, pricebookEntryId } = subjects;
  const product = (turn: number) => products[turn % products.length];
  const fields = ['Product2.Name', 'Product2.StockKeepingUnit', 'Product2.Year__c'];
  const lookups: Variants = Object.fromEntries(
    ['', 'c', 'centrifuge', 'RL-00', 'nothing'].flatMap((q) =>
      ['TypeAhead', 'Search'].map((searchType) => [
        `${searchType} "${q}"`,
        () => ({ objectApiName: 'PricebookEntry', fieldApiName: 'Product2Id', q, searchType }),
      ]),
    ),
  );
  const recent: Variants = { '': () => ({}) };
  return {
    runQuery: Object.fromEntries(
      Object.entries(queries).map(([about, text]) => [
        about,
        (turn: number) => ({ q: text(subjects, turn) }),
      ]),
    ),
    searchProducts: Object.fromEntries(
      Object.entries(searches).map(([about, config]) => [
        about,
        (turn: number) => ({ fields: ['Name'], ...config(turn) }),
      ]),
    ),
    postProductSearch: { '': (turn) => ({ searchTerm: word(turn) }) },
    getSearchSuggestions: {
      '': (turn) => ({ searchTerm: word(turn).slice(0, 1 + (turn % 5)) }),
      'guest, nothing begins so': (turn) => ({ searchTerm: `zq${turn}` }),
      'guest, two words': (turn) => ({ searchTerm: `benchtop ${word(turn)}` }),
    },
    getProducts: {
      '': (turn) => ({ ids: [product(turn)?.id] }),
      'by sku': (turn) => ({ skus: [product(turn)?.sku] }),
    },
    getProductPrices: { '': (turn) => ({ productIds: [product(turn)?.id] }) },
    getListRecordsByName: listVariants(subjects),
    getListRecordsByApiName: {
      '': recent[''] ?? (() => ({})),
      where: (turn) => ({ where: filterOfYear(turn) }),
    },
    getListInfosByName: { '': () => ({ names: 'Product2.NewestListings' }) },
    getRecord: { '': () => ({ fields }), layout: () => ({ layoutTypes: 'Full' }) },
    getRecords: { '': () => ({ fields }) },
    getRecordChildren: { '': () => ({ fields: 'ProductMedia.Title' }) },
    getRelatedListCount: {
      '': () => ({}),
      'of a category': () => ({
        parentRecordId: subjects.categoryId,
        relatedListId: 'ProductCategoryProducts',
      }),
      'of a maker': () => ({ parentRecordId: subjects.categoryId, relatedListId: 'Listings__r' }),
    },
    getRelatedListRecordsByName: {
      '': () => ({}),
      'of a category': () => ({
        parentRecordId: subjects.categoryId,
        relatedListId: 'ProductCategoryProducts',
      }),
    },
    getRelatedListRecordsBatch: {
      '': () => ({ relatedListParameters: [{ relatedListId: 'ProductMedia' }] }),
    },
    getRelatedListsActions: {
      '': () => ({ relatedListsActionParameters: [{ relatedListId: 'ProductMedia' }] }),
    },
    getRelatedListRecordActions: { '': () => ({ relatedListRecordIds: pricebookEntryId }) },
    getRelatedListPreferences: { '': () => ({ preferencesId: 'Product2.ProductMedia' }) },
    getRelatedListPreferencesBatch: { '': () => ({ preferencesIds: 'Product2.ProductMedia' }) },
    getLookupRecords: lookups,
    getLookupRecordsByField: lookups,
    getLookupRecordsByTarget: {
      '': (turn) => ({
        ...{ objectApiName: 'PricebookEntry', fieldApiName: 'Product2Id', targetApiName: 'Product2' },
        ...{ q: word(turn), searchType: 'Search' },
      }),
    },
    getLookupMetadata: { '': () => ({ objectApiName: 'PricebookEntry', fieldApiName: 'Product2Id' }) },
    getSearchResults: {
      'a word': (turn) => ({ q: word(turn) }),
      'a word of none': (turn) => ({ q: `nothing${turn}` }),
      'a sku': (turn) => ({ q: product(turn)?.sku }),
      'two letters': () => ({ q: 'ce' }),
    },
    getKeywordSearchResults: Object.fromEntries(
      ['Product2', 'ProductMedia', 'PricebookEntry'].flatMap((objectApiName) => [
        [`${objectApiName}, a word`, (turn: number) => ({ objectApiName, q: word(turn) })],
        [`${objectApiName}, a word of none`, (turn: number) => ({ objectApiName, q: `nothing${turn}` })],
        [`${objectApiName}, by name`, () => ({ objectApiName, q: 'centrifuge', sortBy: 'Name' })],
      ]),
    ),
    getSearchFilterOptions: { '': () => ({ filterApiName: 'IsActive' }) },
    getSobjectRows: { '': (turn) => ({ ids: [product(turn)?.id], fields: ['Name'] }) },
    getSobjectRowsByQuery: { '': (turn) => ({ ids: product(turn)?.id, fields: 'Name' }) },
    findDuplicates: {
      '': (turn) => ({
        apiName: 'Product2',
        fields: { Name: `${word(turn)} 5810 R`, StockKeepingUnit: 'RL-1' },
      }),
    },
    getListInfoByListViewId: { '': () => ({}) },
    getFlexipageFormulaActivations: { '': () => ({ actionFeature: 'RECORD', objectApiNames: 'Product2' }) },
    getFlexipageActions: { '': () => ({ flexipageNames: 'Home' }) },
    getPicklistValues: { '': () => ({ fieldApiName: 'Condition__c' }) },
    getQuickActionLayout: { '': () => ({ actionApiName: 'NewTask' }) },
    getQuickActionInfo: { '': () => ({ actionApiName: 'NewTask' }) },
    getQuickActionDefaults: { '': () => ({ actionApiName: 'NewTask' }) },
    getDeployments: { '': () => ({ contentSpaceId: subjects.spaceId }) },
    getTranslationItems: {
      '': () => ({ language: 'de' }),
      'what is missing': () => ({ language: 'de', state: 'Missing' }),
    },
    getNavigationMenuItems: { '': () => ({ navigationLinkSetDeveloperName: 'footer' }) },
  };
}

export function variantsOf(callId: string, subjects: Subjects): readonly CallVariant[] {
  const declared = declaredVariants(subjects)[callId] ?? { '': () => ({}) };
  if (Array.isArray(declared)) return declared as readonly CallVariant[];
  return Object.entries(declared as Variants).map(([about, config]) => ({ about, config }));
}
