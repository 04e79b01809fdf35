// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** `placeholder`, `width` and `height` are ours: a blurred picture as a data URL and the size in pixels, against layout shift. */
export interface ProductImage {
  readonly alternateText: string | null;
  readonly contentVersionId: string | null;
  readonly id: string;
  readonly mediaType: 'Document' | 'Image';
  readonly sortOrder: number;
  readonly thumbnailUrl: string | null;
  readonly title: string | null;
  readonly url: string;
  readonly placeholder?: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly [name: string]: unknown;
}

/** @internal */
export type QuantityRule = {
  readonly increment: string;
  readonly maximum: string;
  readonly minimum: string;
};

/** A category on the way from the root to another one. */
export type CategoryPathStep = {
  readonly description: string | null;
  readonly id: string;
  readonly name: string;
  readonly urlName: string | null;
};

/** What is on hand; ours, as `inventory` of a product. `state` is what a shopper reads. */
export type Availability = {
  readonly availableToOrder: number;
  readonly state: 'Available' | 'Reserved' | 'Sold';
};

/** Field values are strings or null; booleans and numbers too. */
export interface Product {
  readonly defaultImage: ProductImage | null;
  readonly entitlement: {
    readonly canViewPrice: boolean;
  };
  readonly fields: {
    readonly [name: string]: string | null;
  };
  readonly id: string;
  readonly inventory: Availability;
  readonly mediaGroups: readonly {
    readonly developerName: string;
    readonly id: string;
    readonly mediaItems: readonly ProductImage[];
    readonly name: string;
    readonly usageType: string;
  }[];
  readonly primaryProductCategoryPath: {
    readonly path: readonly CategoryPathStep[];
  } | null;
  readonly productClass: string;
  readonly purchaseQuantityRule: QuantityRule | null;
  readonly urlName: string | null;
  readonly variationAttributeSet?: null | undefined;
  readonly variationInfo?: null | undefined;
  readonly variationParentId?: null | undefined;
  readonly [name: string]: unknown;
}

/** One of several products; an id or SKU that names none has an error. */
export interface ProductResult {
  readonly success: boolean;
  readonly error: {
    readonly errorCode: string;
    readonly message: string;
  } | null;
  readonly id: string;
  readonly name: string | null;
  readonly sku: string | null;
  readonly urlName: string | null;
  readonly fields: {
    readonly [name: string]: string | null;
  };
  readonly defaultImage: ProductImage | null;
  /** Ours; only of those that were found. */
  readonly inventory?: Availability | undefined;
  readonly [name: string]: unknown;
}

/** Several products, in the order of the ids or SKUs. */
export type Products = {
  readonly products: readonly ProductResult[];
  readonly total: number;
};

/** Amounts are decimal strings; `listPrice` is the original price. */
export interface ProductPrice {
  readonly currencyIsoCode: string;
  readonly listPrice: string | null;
  readonly priceAdjustment: {
    readonly priceAdjustmentTiers: readonly {
      readonly adjustmentType: string;
      readonly adjustmentValue: string;
      readonly id: string;
      readonly lowerBound: string;
      readonly tierUnitPrice: string;
      readonly upperBound: string | null;
      readonly [name: string]: unknown;
    }[];
    readonly [name: string]: unknown;
  } | null;
  readonly pricebookEntryId: string | null;
  readonly productId: string;
  readonly unitPrice: string | null;
  readonly [name: string]: unknown;
}

/** One of several prices; an id that names no product has an error. */
export interface ProductPriceResult {
  readonly success: boolean;
  readonly error: {
    readonly errorCode: string;
    readonly message: string;
  } | null;
  readonly productId: string;
  readonly listPrice: string | null;
  readonly priceAdjustment: {
    readonly priceAdjustmentTiers: readonly {
      readonly adjustmentType: string;
      readonly adjustmentValue: string;
      readonly id: string;
      readonly lowerBound: string;
      readonly tierUnitPrice: string;
      readonly upperBound: string | null;
      readonly [name: string]: unknown;
    }[];
    readonly [name: string]: unknown;
  } | null;
  readonly unitPrice: string | null;
  readonly [name: string]: unknown;
}

/** Prices of several products, in the order of the ids. Amounts are decimal strings. */
export type ProductPrices = {
  readonly currencyIsoCode: string;
  readonly pricingLineItemResults: readonly ProductPriceResult[];
};

/** A category with its pictures and the fields that were named, whose values are strings or null. */
export interface ProductCategory {
  readonly bannerImage: ProductImage | null;
  readonly fields: {
    readonly [name: string]: string | null;
  };
  readonly id: string;
  readonly mediaGroups: readonly {
    readonly developerName: string;
    readonly id: string;
    readonly mediaItems: readonly ProductImage[];
    readonly name: string;
    readonly usageType: string;
  }[];
  readonly tileImage: ProductImage | null;
  readonly urlName: string | null;
  /** Ours: how many listings are offered in it and below. */
  readonly productCount: number;
  readonly [name: string]: unknown;
}

/** The categories directly below another one, in the order of the navigation. */
export type ProductCategories = {
  readonly productCategories: readonly ProductCategory[];
};

/** The categories from the root to one of them, itself included. */
export type ProductCategoryPath = {
  readonly path: readonly CategoryPathStep[];
};

/** What the products of a search can be narrowed by, with the values that they have and how many products have each. */
export interface Facet {
  readonly attributeType:
    | 'Custom'
    | 'PricebookEntry'
    | 'Product2Standard'
    | 'ProductAttribute'
    | 'ProductCategory';
  readonly displayName: string;
  readonly displayRank: number;
  readonly displayType: 'CategoryTree' | 'DatePicker' | 'MultiSelect' | 'SingleSelect';
  readonly facetType: 'DistinctValue' | 'Range';
  readonly nameOrId: string;
  /** A range facet has the lowest and the highest value found, as `from..to`, in its only value. */
  readonly values: readonly {
    readonly displayName: string;
    readonly nameOrId: string;
    readonly productCount: number;
    readonly type: string;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** A product as a search answers it: the fields that were named, stock, and prices as decimal strings. */
export interface ProductSearchResult {
  readonly defaultImage: ProductImage | null;
  readonly fields: {
    readonly [name: string]: {
      readonly value: string | null;
    };
  };
  readonly id: string;
  readonly inventory: Availability;
  readonly name: string;
  readonly prices: {
    readonly listPrice: string | null;
    readonly unitPrice: string | null;
  };
  readonly productClass: string;
  readonly urlName: string | null;
  readonly [name: string]: unknown;
}

/** A page of the products that a search found, with the facets and the categories that they fall into. */
export interface ProductSearch {
  readonly categories: {
    readonly category: {
      readonly description: string | null;
      readonly id: string;
      readonly name: string;
      readonly urlSlug: string | null;
    };
    readonly children: readonly {
      readonly category: {
        readonly description: string | null;
        readonly id: string;
        readonly name: string;
        readonly urlSlug: string | null;
      };
      readonly productCount: number;
      readonly children: readonly {
        readonly category: {
          readonly description: string | null;
          readonly id: string;
          readonly name: string;
          readonly urlSlug: string | null;
        };
        readonly productCount: number;
      }[];
    }[];
    readonly productCount: number;
  };
  readonly correlationId: string;
  readonly facets: readonly Facet[];
  readonly locale: string;
  readonly productsPage: {
    readonly currencyIsoCode: string;
    readonly pageSize: number;
    readonly products: readonly ProductSearchResult[];
    readonly total: number;
    /** Products before the page. */
    readonly offset?: number | undefined;
    /** Null on the last page. */
    readonly nextPageToken?: string | null | undefined;
    /** Null on the first page. */
    readonly previousPageToken?: string | null | undefined;
  };
  readonly [name: string]: unknown;
}

/** What the older form of the search answers: values of fields as they are, and no more of a product than was named. */
export interface PostedProductSearch {
  readonly categories: {
    readonly category: {
      readonly description: string | null;
      readonly id: string;
      readonly name: string;
      readonly urlSlug: string | null;
    };
    readonly children: readonly {
      readonly category: {
        readonly description: string | null;
        readonly id: string;
        readonly name: string;
        readonly urlSlug: string | null;
      };
      readonly productCount: number;
      readonly children: readonly {
        readonly category: {
          readonly description: string | null;
          readonly id: string;
          readonly name: string;
          readonly urlSlug: string | null;
        };
        readonly productCount: number;
      }[];
    }[];
    readonly productCount: number;
  };
  readonly correlationId: string;
  readonly facets: readonly Facet[];
  readonly locale: string;
  readonly productsPage: {
    readonly currencyIsoCode: string;
    readonly pageSize: number;
    readonly products: readonly {
      readonly defaultImage: ProductImage | null;
      readonly fields: {
        readonly [name: string]: string | null;
      };
      readonly id: string;
      readonly name: string;
      readonly prices: {
        readonly listPrice: string | null;
        readonly unitPrice: string | null;
      } | null;
      readonly productClass: string;
      readonly urlName: string | null;
      readonly [name: string]: unknown;
    }[];
    readonly total: number;
    /** Products before the page. */
    readonly offset?: number | undefined;
    /** Null on the last page. */
    readonly nextPageToken?: string | null | undefined;
    /** Null on the first page. */
    readonly previousPageToken?: string | null | undefined;
  };
  readonly [name: string]: unknown;
}

/** Completions of what is typed. */
export interface SearchSuggestions {
  readonly recentSearchSuggestions: readonly {
    readonly value: string;
  }[];
  /** What the typed text could mean. Beside the reference's `simpleString`, ours: the kind and id of the thing it names. */
  readonly completions: readonly {
    readonly simpleString: string;
    readonly kind: 'Category' | 'Manufacturer' | 'Product' | 'Term';
    readonly id: string | null;
    readonly urlName: string | null;
  }[];
  readonly locale: string;
  readonly [name: string]: unknown;
}

/** The orders that a search may have, the usual one first. `sortRuleId` is what `searchProducts` takes. */
export type SortRules = {
  readonly sortRules: readonly {
    readonly direction: 'Ascending' | 'Default' | 'Descending';
    readonly label: string;
    readonly labelSuffix: string | null;
    readonly nameOrId: string | null;
    readonly sortOrder: number;
    readonly sortRuleId: string;
    readonly type: string;
  }[];
};
