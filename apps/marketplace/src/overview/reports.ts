import type { ReportDeclaration } from '@relab/server/administration';
import { salesPerDay } from './sales.ts';
import { stockByAge, stockByCategory } from './stock.ts';
import { funnel, searchesWithoutResult, topListings, visitsPerDay } from './visits.ts';
import { waiting } from './waiting.ts';

/** What the overview shows, in its order. */
export const reports: readonly ReportDeclaration[] = [
  waiting,
  salesPerDay,
  funnel,
  visitsPerDay,
  stockByCategory,
  stockByAge,
  searchesWithoutResult,
  topListings,
];
