import * as calls from '@relab/contract/records';
import { readAdapter } from '../read-adapter.ts';

export const getObjectInfo = readAdapter(calls.getObjectInfo);

export const getObjectInfos = readAdapter(calls.getObjectInfos);
