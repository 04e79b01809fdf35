import * as z from 'zod/mini';
import { Availability, ProductImage } from './product-schemas.ts';

const text = z.nullable(z.string());

const FoundCategory = z.object({
  category: z.object({ description: text, id: z.string(), name: z.string(), urlSlug: text }),
  productCount: z.int(),
});

/** What the products of a search can be narrowed by, with the values that they have and how many products have each. */
export const Facet = z.looseObject({
  attributeType: z.enum([
    'Custom',
    'PricebookEntry',
    'ProductAttribute',
    'ProductCategory',
    'Product2Standard',
  ]),
  displayName: z.string(),
  displayRank: z.int(),
  displayType: z.enum(['CategoryTree', 'DatePicker', 'MultiSelect', 'SingleSelect']),
  facetType: z.enum(['DistinctValue', 'Range']),
  nameOrId: z.string(),
  /** A range facet has the lowest and the highest value found, as `from..to`, in its only value. */
  values: z.array(
    z.looseObject({ displayName: z.string(), nameOrId: z.string(), productCount: z.int(), type: z.string() }),
  ),
});

/** A product as a search answers it: the fields that were named, stock, and prices as decimal strings. */
export const ProductSearchResult = z.looseObject({
  defaultImage: z.nullable(ProductImage),
  fields: z.record(z.string(), z.object({ value: text })),
  id: z.string(),
  inventory: Availability,
  name: z.string(),
  prices: z.object({ listPrice: text, unitPrice: text }),
  productClass: z.string(),
  urlName: text,
});

/** Ours, beside the members of the reference: where a page stands in its list, and what `pageToken` leads to those beside it. */
const placeInList = {
  /** Products before the page. */
  offset: z.optional(z.int()),
  /** Null on the last page. */
  nextPageToken: z.optional(text),
  /** Null on the first page. */
  previousPageToken: z.optional(text),
};

/** A page of the products that a search found, with the facets and the categories that they fall into. */
export const ProductSearch = z.looseObject({
  categories: z.object({
    category: FoundCategory.shape.category,
    children: z.array(z.extend(FoundCategory, { children: z.array(FoundCategory) })),
    productCount: z.int(),
  }),
  correlationId: z.string(),
  facets: z.array(Facet),
  locale: z.string(),
  productsPage: z.object({
    currencyIsoCode: z.string(),
    pageSize: z.int(),
    products: z.array(ProductSearchResult),
    total: z.int(),
    ...placeInList,
  }),
});

/** What the older form of the search answers: values of fields as they are, and no more of a product than was named. */
export const PostedProductSearch = z.looseObject({
  categories: ProductSearch.shape.categories,
  correlationId: z.string(),
  facets: z.array(Facet),
  locale: z.string(),
  productsPage: z.object({
    currencyIsoCode: z.string(),
    pageSize: z.int(),
    products: z.array(
      z.looseObject({
        defaultImage: z.nullable(ProductImage),
        fields: z.record(z.string(), text),
        id: z.string(),
        name: z.string(),
        prices: z.nullable(z.object({ listPrice: text, unitPrice: text })),
        productClass: z.string(),
        urlName: text,
      }),
    ),
    total: z.int(),
    ...placeInList,
  }),
});

/** Completions of what is typed. */
export const SearchSuggestions = z.looseObject({
  recentSearchSuggestions: z.array(z.object({ value: z.string() })),
  /** What the typed text could mean. Beside the reference's `simpleString`, ours: the kind and id of the thing it names. */
  completions: z.array(
    z.object({
      simpleString: z.string(),
      kind: z.enum(['Term', 'Category', 'Manufacturer', 'Product']),
      id: text,
      urlName: text,
    }),
  ),
  locale: z.string(),
});

/** The orders that a search may have, the usual one first. `sortRuleId` is what `searchProducts` takes. */
export const SortRules = z.object({
  sortRules: z.array(
    z.object({
      direction: z.enum(['Ascending', 'Descending', 'Default']),
      label: z.string(),
      labelSuffix: text,
      nameOrId: text,
      sortOrder: z.int(),
      sortRuleId: z.string(),
      type: z.string(),
    }),
  ),
});
