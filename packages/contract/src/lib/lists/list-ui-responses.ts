import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';
import { ListInfo } from './list-info-responses.ts';
import { ListRecords } from './list-records-responses.ts';

/** D-036. */
export const ListUi = z.looseObject({ info: ListInfo, records: ListRecords });
export type ListUi = Infer<typeof ListUi>;
