import { type Database, requirePrimary, sharedDatabase, sourceOf } from '@relab/database';
import { columnName, isStored, type ObjectDeclaration } from '@relab/records/objects';
import { assertMarkets } from '../market/market.ts';
import type { CommerceOptions } from '../options/options.ts';
import { Catalogue } from '../search-index/catalogue.ts';

/** What the handlers of a shop share: the options, and the catalogue in memory beside the database it comes from. */
export interface Shop {
  readonly options: CommerceOptions;
  /** With everything that was committed before the call. */
  readonly catalogue: (database: Database) => Promise<Catalogue>;
}

/** The column of a declared field that everybody may read; undefined for others, and for what is calculated. */
export function publicColumn(product: ObjectDeclaration, field: string): string | undefined {
  const declared = Object.hasOwn(product.allFields, field) ? product.allFields[field] : undefined;
  return declared && isStored(declared) && declared.readableBy === undefined ? columnName(field) : undefined;
}

export function createShop(options: CommerceOptions): Shop {
  assertMarkets(options);
  let cached: { readonly source: Database; readonly catalogue: Catalogue } | undefined;
  return {
    options,
    async catalogue(database) {
      requirePrimary(database, 'The catalogue');
      const source = sourceOf(database);
      if (cached?.source !== source)
        cached = { source, catalogue: new Catalogue(sharedDatabase(database), options) };
      await cached.catalogue.upToDate();
      return cached.catalogue;
    },
  };
}
