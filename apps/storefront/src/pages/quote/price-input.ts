/** A price as it is typed in English: `4500`, `4500.5`, also with a comma; undefined for an invalid or ambiguous one. */
export function parsePriceInput(text: string): number | undefined {
  return /^\d{1,7}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** A decimal string as somebody would type it. */
export const formatPriceInput = (amount: string): string => amount;
