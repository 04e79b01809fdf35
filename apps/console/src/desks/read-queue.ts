import { getListRecordsByName } from '@relab/client/records';
import type { ListRecords } from '@relab/contract/records';
import { type ListPages, useListPages } from '@relab/react/records';
import type { Queue } from './queue.ts';

export const queuePageSize = 25;

/** The records of a queue; its count and its list are one read. */
export const useQueue = ({ objectApiName, listViewApiName, sortBy }: Queue): ListPages<ListRecords> =>
  useListPages(getListRecordsByName, {
    objectApiName,
    listViewApiName,
    pageSize: queuePageSize,
    ...(sortBy ? { sortBy: [...sortBy] } : {}),
  });
