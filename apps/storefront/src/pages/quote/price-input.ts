/** A price as it is typed here: `4500`, `4500.5`, and with a comma too; undefined for what is none, or may be two. */
export function parsePriceInput(text: string): number | undefined {
  return /^\d{1,7}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** A decimal string as somebody would type it. */
export const formatPriceInput = (amount: string): string => amount;
