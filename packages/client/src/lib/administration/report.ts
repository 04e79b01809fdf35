import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

/**
 * Names, labels and charts of the reports there are, without their numbers, in the order in which they are read. For
 * clerks.
 */
export const getReports = readAdapter(calls.getReports);

/** The numbers of one report; `days` (1 to 366, 30 by default) counts where the report is about days. For clerks. */
export const getReport = readAdapter(calls.getReport);
