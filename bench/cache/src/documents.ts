import { itemFields, linkedFields, links } from './workload.ts';

const envelope = 'apiName eTag id lastModifiedById lastModifiedDate recordTypeId systemModstamp weakEtag';
const values = (names: readonly string[]) => names.map((name) => `${name} { displayValue value }`).join(' ');

/** GraphQL fragments: `Item` for a record of the page with what it links to, `Linked` for an owner. */
export const linkedText = `fragment Linked on ${links.Owner__r} { ${envelope} ${values(linkedFields)} }`;

export const itemText = `fragment Item on Equipment__c { ${envelope} ${values(itemFields)} ${Object.keys(
  links,
)
  .map((link) => `${link} { ${envelope} ${values(linkedFields)} }`)
  .join(' ')} }`;
