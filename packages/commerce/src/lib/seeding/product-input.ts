import { columnName, isStored, type ObjectDeclaration } from '@relab/records/objects';
import { newId } from '@relab/server/http';
import { parseCents } from '../market/money.ts';

/** A picture or document of a product, in the order of the list. The content key is that of `upsertMedia`. */
export interface MediaInput {
  readonly contentKey: string;
  /** `productDetailImage`, `productListImage` or `attachment`. */
  readonly group: string;
  readonly type: 'Image' | 'Document';
  readonly title: string;
  readonly alternateText: string | null;
}

/** A listing as `upsertProducts` takes it. `stock` counts for new ones alone: sales since are not undone. */
export interface ProductInput {
  /** Identifies the product: an existing one is changed, and keeps its id and its stock. */
  readonly sku: string;
  readonly name: string;
  readonly urlName: string;
  /** The URL name of its category. */
  readonly category: string;
  readonly description?: string;
  /** Further fields of the product by API name. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
  /** Net, decimal strings with two digits. */
  readonly unitPrice: string;
  readonly listPrice: string | null;
  readonly stock: number;
  /** When it was listed; now unless given. */
  readonly listed?: Date;
  readonly isActive?: boolean;
  readonly media: readonly MediaInput[];
}

/** A row of the products' table by column. */
export type ProductRow = Readonly<Record<string, string | number | boolean | null>>;

interface WrittenField {
  readonly name: string;
  readonly column: string;
  readonly default: string | number | boolean | null;
}

const writtenFields = new WeakMap<ObjectDeclaration, readonly WrittenField[]>();

/** The fields whose values are written, found once for an object. */
function writtenFieldsOf(object: ObjectDeclaration): readonly WrittenField[] {
  const cached = writtenFields.get(object);
  if (cached) return cached;
  const found = Object.entries(object.fields).flatMap(([name, field]): WrittenField[] =>
    !isStored(field) || field.composedOf || field.kind === 'autoNumber'
      ? []
      : [{ name, column: columnName(name), default: field.default ?? null }],
  );
  writtenFields.set(object, found);
  return found;
}

/** The columns of a product's row, in an order of their own. */
export const productColumns = (object: ObjectDeclaration): readonly string[] => [
  ...['id', 'created_date', 'last_modified_date', 'system_modstamp'],
  ...writtenFieldsOf(object).map(({ column }) => column),
];

/** Every declared field a row may have, so that rows of one batch have one shape. */
export function productRow(product: ProductInput, object: ObjectDeclaration, currency: string): ProductRow {
  const values: ProductRow = {
    ...product.fields,
    Name: product.name,
    StockKeepingUnit: product.sku,
    ProductCode: product.fields.ProductCode ?? product.sku,
    UrlName: product.urlName,
    Description: product.description ?? product.fields.Description ?? null,
    IsActive: product.isActive ?? true,
    ProductClass: 'Simple',
    CurrencyIsoCode: currency,
  };
  const unknown = Object.keys(values).find((name) => !object.fields[name]);
  if (unknown) throw new Error(`${product.sku}: Product2 has no field ${unknown}.`);
  const listed = (product.listed ?? new Date()).toISOString();
  const row: Record<string, string | number | boolean | null> = {
    id: newId('01t'),
    created_date: listed,
    last_modified_date: listed,
    system_modstamp: listed,
  };
  for (const field of writtenFieldsOf(object)) row[field.column] = values[field.name] ?? field.default;
  return row;
}

/** Throws for prices and stock that are none. */
export function checkProduct({ sku, unitPrice, listPrice, stock }: ProductInput): void {
  if (parseCents(unitPrice) === null || (listPrice !== null && parseCents(listPrice) === null)) {
    throw new Error(`${sku}: prices are decimal strings with two digits.`);
  }
  if (!Number.isInteger(stock) || stock < 0)
    throw new Error(`${sku}: stock is a whole number, zero or more.`);
}
