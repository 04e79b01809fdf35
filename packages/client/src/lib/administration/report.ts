import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

export const getReports = readAdapter(calls.getReports);
export const getReport = readAdapter(calls.getReport);
