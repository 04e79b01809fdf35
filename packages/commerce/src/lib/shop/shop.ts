import { columnName, isStored, type ObjectDeclaration } from '@relab/records/objects';
import { assertMarkets } from '../market/market.ts';
import type { CommerceOptions } from '../options/options.ts';
import { createMemoryEngine } from '../search-engine/memory-engine.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';

/** What the handlers of a shop share. */
export interface Shop {
  readonly options: CommerceOptions;
  /** Finds listings: the columns in memory, unless there is another. */
  readonly engine: SearchEngine;
}

/** The column of a declared field that everybody may read; undefined for others, and for what is calculated. */
export function publicColumn(product: ObjectDeclaration, field: string): string | undefined {
  const declared = Object.hasOwn(product.allFields, field) ? product.allFields[field] : undefined;
  return declared && isStored(declared) && declared.readableBy === undefined ? columnName(field) : undefined;
}

export function createShop(options: CommerceOptions, engine?: SearchEngine): Shop {
  assertMarkets(options);
  return { options, engine: engine ?? createMemoryEngine(options) };
}
