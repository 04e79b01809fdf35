/** Names by API name: each statement has some twenty. */
const cached = new Map<string, string>();
const maxCached = 5_000;

/** `StockKeepingUnit` → `stock_keeping_unit`, `Year__c` → `year`. Capitals in a row stay together: `SKUCode` → `sku_code`. */
function snakeCase(apiName: string): string {
  const existing = cached.get(apiName);
  if (existing !== undefined) return existing;
  const name = apiName
    .replace(/__[cr]$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
  if (cached.size >= maxCached) cached.clear();
  cached.set(apiName, name);
  return name;
}

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type IsUpper<Letter extends string> = Letter extends Lowercase<Letter> ? false : true;
type IsLower<Letter extends string> = Letter extends Uppercase<Letter> ? false : true;

/** True where a capital begins a word: after a small letter or a digit, and where a small letter follows. */
type BeginsWord<Before extends string, After extends string> = Before extends ''
  ? false
  : Before extends Digit
    ? true
    : IsLower<Before> extends true
      ? true
      : IsUpper<Before> extends true
        ? After extends `${infer Next}${string}`
          ? IsLower<Next>
          : false
        : false;

type SnakeCase<
  Name extends string,
  Done extends string = '',
  Before extends string = '',
> = Name extends `${infer Letter}${infer After}`
  ? SnakeCase<
      After,
      IsUpper<Letter> extends true
        ? `${Done}${BeginsWord<Before, After> extends true ? '_' : ''}${Lowercase<Letter>}`
        : `${Done}${Letter}`,
      Letter
    >
  : Done;

type WithoutSuffix<Name extends string> = Name extends `${infer Own}__${'c' | 'r'}` ? Own : Name;

/** What `columnName` makes of a name, for the compiler. */
export type ColumnName<ApiName extends string> = SnakeCase<WithoutSuffix<ApiName>>;

/** The table of an object. Some are SQL words (`user`, `case`): quote them in SQL that is written by hand. */
export const tableName = (objectApiName: string): string => snakeCase(objectApiName);

/**
 * The column of a field: `StockKeepingUnit` is `stock_keeping_unit`, `Year__c` is `year`. For SQL that is written by
 * hand.
 */
export const columnName = (fieldApiName: string): string => snakeCase(fieldApiName);

export const isCustom = (apiName: string): boolean => apiName.endsWith('__c');

/** The name under which the record that a reference leads to appears: `AccountId` → `Account`, `Maker__c` → `Maker__r`. */
export function relationshipNameOf(fieldApiName: string): string {
  return isCustom(fieldApiName) ? fieldApiName.replace(/__c$/, '__r') : fieldApiName.replace(/Id$/, '');
}
