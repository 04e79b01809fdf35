import { type Cents, share, split } from '../market/money.ts';
import type { TaxableLine, TaxCalculator, TaxedLine, TaxRequest } from './tax-calculator.ts';
import { parseVatNumber } from './vat-number.ts';

/** Rates by two-letter country of the Union, in percent as decimal strings ("19", "8.1"). */
export type TaxRates = Readonly<Record<string, string>>;

type Treatment = Pick<TaxedLine, 'rate' | 'note'>;

export const communityNote =
  'Tax-exempt intra-Community supply (Article 138 of Directive 2006/112/EC). The recipient accounts for the VAT: reverse charge.';
const exportNote = 'Tax-exempt export (Article 146 of Directive 2006/112/EC).';

/** What stands on orders that are not taxed: names that a shop's `translations` can have in other languages. */
export const taxNotes: readonly string[] = [communityNote, exportNote];

const communitySupply: Treatment = { rate: '0', note: communityNote };
const exported: Treatment = { rate: '0', note: exportNote };

/**
 * Inside the seller's country its rate holds for everybody. Into another country with a rate, a business with a VAT
 * number of a country other than the seller's pays none here; others pay the rate of where it goes. All else leaves the
 * Union.
 */
function treatmentOf(rates: TaxRates, { sellerCountry, billTo }: TaxRequest, line: TaxableLine): Treatment {
  const { country } = line.shipTo;
  const rate = Object.hasOwn(rates, country) ? rates[country] : undefined;
  if (rate === undefined) return exported;
  const vat = billTo.vatNumber === null ? null : parseVatNumber(billTo.vatNumber);
  const isBusinessAbroad = country !== sellerCountry && vat !== null && vat.country !== sellerCountry;
  return isBusinessAbroad ? communitySupply : { rate, note: null };
}

/** Half a cent is rounded away from zero. */
export function taxOf(net: Cents, rate: string): Cents {
  const [whole = '0', fraction = ''] = rate.split('.');
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return share(net, hundredths, 10_000);
}

/**
 * Tax by a table of rates. It is worked out, and rounded, once on the sum of all lines that go to one country at one
 * rate, and then split over them by their amounts, so that lines add up to the total to the cent.
 */
export function tableTax(rates: TaxRates): TaxCalculator {
  return (request) => {
    const alike = Map.groupBy(
      request.lines.map((line) => ({ line, ...treatmentOf(rates, request, line) })),
      ({ line, rate, note }) => `${line.shipTo.country} ${rate} ${note}`,
    );
    return [...alike.values()].flatMap((lines) => {
      const nets = lines.map(({ line }) => line.net);
      const sum = nets.reduce((total, net) => total + net, 0);
      const parts = split(taxOf(sum, lines[0]?.rate ?? '0'), nets);
      return lines.map(({ line, rate, note }, at) => ({ id: line.id, rate, note, tax: parts[at] ?? 0 }));
    });
  };
}
