import type { ReportsIn } from '@relab/server/administration';
import { salesPerDay } from './sales.ts';
import { stockByAge, stockByCategory } from './stock.ts';
import { german } from './texts.de.ts';
import { english, type OverviewTexts } from './texts.ts';
import { funnel, searchesWithoutResult, topListings, visitsPerDay } from './visits.ts';
import { waiting } from './waiting.ts';

/** What the overview shows, in its order. */
const declared = [
  waiting,
  salesPerDay,
  funnel,
  visitsPerDay,
  stockByCategory,
  stockByAge,
  searchesWithoutResult,
  topListings,
];

const tables: ReadonlyMap<string, OverviewTexts> = new Map([
  ['en', english],
  ['de', german],
]);

/** The reports of the overview, in English where there are no texts in a language. */
export const reportsIn: ReportsIn = (language) =>
  declared.map((declare) => declare(tables.get(language) ?? english));
