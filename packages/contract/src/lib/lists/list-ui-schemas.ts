import * as z from 'zod/mini';
import { ListInfo } from './list-info-schemas.ts';
import { ListRecords } from './list-records-schemas.ts';

/** D-036. */
export const ListUi = z.looseObject({ info: ListInfo, records: ListRecords });
