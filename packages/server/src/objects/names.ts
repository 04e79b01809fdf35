/** Names that were made already: each statement has some twenty. */
const made = new Map<string, string>();
const mostMade = 5_000;

/** `StockKeepingUnit` → `stock_keeping_unit`, `Year__c` → `year`. Capitals in a row stay together: `SKUCode` → `sku_code`. */
function snakeCase(apiName: string): string {
  const known = made.get(apiName);
  if (known !== undefined) return known;
  const name = apiName
    .replace(/__[cr]$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
  if (made.size >= mostMade) made.clear();
  made.set(apiName, name);
  return name;
}

/** The table of an object. Some are SQL words (`user`, `case`): quote them in SQL that is written by hand. */
export const tableName = (objectApiName: string): string => snakeCase(objectApiName);

export const columnName = (fieldApiName: string): string => snakeCase(fieldApiName);

export const isCustom = (apiName: string): boolean => apiName.endsWith('__c');

/** The name under which the record that a reference leads to appears: `AccountId` → `Account`, `Maker__c` → `Maker__r`. */
export function relationshipNameOf(fieldApiName: string): string {
  return isCustom(fieldApiName) ? fieldApiName.replace(/__c$/, '__r') : fieldApiName.replace(/Id$/, '');
}
