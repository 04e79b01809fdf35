import type { PricedGroup } from '../delivery/price-group.ts';
import type { Cents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { TaxableLine, TaxedLine } from '../tax/tax-calculator.ts';
import { tableTax } from '../tax/tax-table.ts';

/** What is taxed at one rate in one country. */
export interface TaxPart {
  readonly country: string;
  readonly rate: string;
  readonly net: Cents;
  readonly tax: Cents;
  readonly note: string | null;
}

export interface GroupTax {
  readonly tax: Cents;
  /** By the id of the cart's line. */
  readonly lines: ReadonlyMap<string, TaxedLine>;
  readonly parts: readonly TaxPart[];
}

type Billing = { readonly country: string | null; readonly vatNumber: string | null };

const deliveryLineOf = ({ group }: PricedGroup): string => `delivery ${group.id}`;

function taxableLines(priced: PricedGroup): TaxableLine[] {
  const { address } = priced.group;
  if (address === null) return [];
  const { country, postalCode, region } = address;
  const shipTo = { country, postalCode, region };
  const products = priced.entries.map(({ line, price, adjustment }) => ({
    id: line.id,
    kind: 'product' as const,
    net: price + adjustment,
    shipTo,
  }));
  const delivery = { id: deliveryLineOf(priced), kind: 'delivery' as const, net: priced.shipping, shipTo };
  return priced.chosen === null ? products : [...products, delivery];
}

/** Adds up lines by country, rate and sentence. */
export function addUp(parts: readonly TaxPart[]): TaxPart[] {
  const sums = new Map<string, TaxPart>();
  for (const part of parts) {
    const key = `${part.country} ${part.rate} ${part.note}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, net: sum.net + part.net, tax: sum.tax + part.tax } : part);
  }
  return [...sums.values()];
}

/** The one rate of all parts; empty where there are several. */
export function commonRate(parts: readonly TaxPart[]): string {
  const rates = new Set(parts.map(({ rate }) => rate));
  return rates.size > 1 ? '' : ([...rates][0] ?? '0');
}

/** The tax of each group; one that has no address yet has none. */
export async function taxGroups(
  options: CommerceOptions,
  groups: readonly PricedGroup[],
  currency: string,
  billTo: Billing,
): Promise<readonly GroupTax[]> {
  const lines = groups.map(taxableLines);
  const calculate = options.tax ?? tableTax(options.taxRates);
  const taxed = await calculate({ sellerCountry: options.country, currency, billTo, lines: lines.flat() });
  const byId = new Map(taxed.map((line) => [line.id, line]));
  return lines.map((own) => {
    const parts = own.map(({ id, net, shipTo }) => {
      const line = byId.get(id);
      if (!line) throw new Error(`No tax was answered for the line ${id}.`);
      return {
        line,
        part: { country: shipTo.country, rate: line.rate, net, tax: line.tax, note: line.note },
      };
    });
    return {
      tax: parts.reduce((sum, { part }) => sum + part.tax, 0),
      lines: new Map(parts.map(({ line }) => [line.id, line])),
      parts: addUp(parts.map(({ part }) => part)),
    };
  });
}
