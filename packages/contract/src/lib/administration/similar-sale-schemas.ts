import * as z from 'zod/mini';

const text = z.nullable(z.string());

const unit = {
  productId: z.string(),
  name: z.string(),
  condition: text,
  year: z.nullable(z.int()),
  /** For one unit, net: a decimal string in the currency of the response. */
  unitPrice: z.string(),
};

/** What units like one were sold for, and what others ask for them now. */
export const SimilarSales = z.object({
  /** `model`: of the same model; `type`: of the same manufacturer and type, where too few were of the model. */
  likeness: z.enum(['model', 'type']),
  currencyIsoCode: z.string(),
  /** The last first. Days are `2026-06-01`. */
  sold: z.array(
    z.object({ ...unit, orderSummaryId: z.string(), orderNumber: z.string(), soldDate: z.string() }),
  ),
  /** The cheapest first. */
  listed: z.array(z.object({ ...unit, listedDate: text })),
  /** Of all that were found, not only of those above; null where there are none. */
  soldMedian: text,
  listedMedian: text,
});
