/** A facet as the business declares it. */
export interface FacetOption {
  /** A field of the product, or one of the two names below. Also the name in refinements. */
  readonly nameOrId: string;
  readonly displayName: string;
  /** `distinct` lists values, `range` spans from the lowest to the highest, `category` lists the next categories. */
  readonly type: 'distinct' | 'range' | 'category';
  /** From 1; the lowest is shown first. */
  readonly displayRank: number;
  /** What a shopper reads in place of a value. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Values in their own order (a scale, say) in place of the most frequent first. */
  readonly order?: readonly string[];
  /** True where values are completions while somebody types (manufacturers). */
  readonly suggested?: boolean;
}

/** The facet over the price in the price book, in units of the currency. */
export const priceFacet = 'UnitPrice';
/** The facet over categories; values are ids or URL names. */
export const categoryFacet = 'ProductCategory';

export type AttributeType = 'Custom' | 'PricebookEntry' | 'ProductCategory' | 'Product2Standard';

export function attributeType(nameOrId: string): AttributeType {
  if (nameOrId === priceFacet) return 'PricebookEntry';
  if (nameOrId === categoryFacet) return 'ProductCategory';
  return nameOrId.endsWith('__c') ? 'Custom' : 'Product2Standard';
}
