import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** `placeholder`, `width` and `height` are ours: a blurred picture as a data URL and the size in pixels, against layout shift. */
export const ProductImage = z.looseObject({
  alternateText: text,
  contentVersionId: text,
  id: z.string(),
  mediaType: z.enum(['Image', 'Document']),
  sortOrder: z.int(),
  thumbnailUrl: text,
  title: text,
  url: z.string(),
  placeholder: z.optional(text),
  width: z.optional(z.nullable(z.int())),
  height: z.optional(z.nullable(z.int())),
});

/** @internal */
export const QuantityRule = z.object({ increment: z.string(), maximum: z.string(), minimum: z.string() });

const MediaGroup = z.object({
  developerName: z.string(),
  id: z.string(),
  mediaItems: z.array(ProductImage),
  name: z.string(),
  usageType: z.string(),
});

/** A category on the way from the root to another one. */
export const CategoryPathStep = z.object({
  description: text,
  id: z.string(),
  name: z.string(),
  urlName: text,
});

/** What is on hand; ours, as `inventory` of a product. `state` is what a shopper reads. */
export const Availability = z.object({
  availableToOrder: z.int(),
  state: z.enum(['Available', 'Reserved', 'Sold']),
});

/** Field values are strings or null; booleans and numbers too. */
export const Product = z.looseObject({
  defaultImage: z.nullable(ProductImage),
  entitlement: z.object({ canViewPrice: z.boolean() }),
  fields: z.record(z.string(), text),
  id: z.string(),
  inventory: Availability,
  mediaGroups: z.array(MediaGroup),
  primaryProductCategoryPath: z.nullable(z.object({ path: z.array(CategoryPathStep) })),
  productClass: z.string(),
  purchaseQuantityRule: z.nullable(QuantityRule),
  urlName: text,
  variationAttributeSet: z.optional(z.null()),
  variationInfo: z.optional(z.null()),
  variationParentId: z.optional(z.null()),
});

/** One of several products; an id or SKU that names none has an error. */
export const ProductResult = z.looseObject({
  success: z.boolean(),
  error: z.nullable(z.object({ errorCode: z.string(), message: z.string() })),
  id: z.string(),
  name: text,
  sku: text,
  urlName: text,
  fields: z.record(z.string(), text),
  defaultImage: z.nullable(ProductImage),
  /** Ours; only of those that were found. */
  inventory: z.optional(Availability),
});

/** Several products, in the order of the ids or SKUs. */
export const Products = z.object({ products: z.array(ProductResult), total: z.int() });

/** Prices by quantity, as the reference has them; null where one price holds for each quantity. */
const PriceAdjustment = z.looseObject({
  priceAdjustmentTiers: z.array(
    z.looseObject({
      adjustmentType: z.string(),
      adjustmentValue: z.string(),
      id: z.string(),
      lowerBound: z.string(),
      tierUnitPrice: z.string(),
      upperBound: text,
    }),
  ),
});

/** Amounts are decimal strings; `listPrice` is the original price. */
export const ProductPrice = z.looseObject({
  currencyIsoCode: z.string(),
  listPrice: text,
  priceAdjustment: z.nullable(PriceAdjustment),
  pricebookEntryId: text,
  productId: z.string(),
  unitPrice: text,
});

/** One of several prices; an id that names no product has an error. */
export const ProductPriceResult = z.looseObject({
  success: z.boolean(),
  error: z.nullable(z.object({ errorCode: z.string(), message: z.string() })),
  productId: z.string(),
  listPrice: text,
  priceAdjustment: z.nullable(PriceAdjustment),
  unitPrice: text,
});

/** Prices of several products, in the order of the ids. Amounts are decimal strings. */
export const ProductPrices = z.object({
  currencyIsoCode: z.string(),
  pricingLineItemResults: z.array(ProductPriceResult),
});

/** A category with its pictures and the fields that were named, whose values are strings or null. */
export const ProductCategory = z.looseObject({
  bannerImage: z.nullable(ProductImage),
  fields: z.record(z.string(), text),
  id: z.string(),
  mediaGroups: z.array(MediaGroup),
  tileImage: z.nullable(ProductImage),
  urlName: text,
  /** Ours: how many listings are offered in it and below. */
  productCount: z.int(),
});

/** The categories directly below another one, in the order of the navigation. */
export const ProductCategories = z.object({ productCategories: z.array(ProductCategory) });

/** The categories from the root to one of them, itself included. */
export const ProductCategoryPath = z.object({ path: z.array(CategoryPathStep) });
