import { isRecordId, normalizeId } from '@relab/contract';

/** An id of a request in its long form; for what is no id, the empty text, which no row has. */
export const toRecordId = (text: string): string => (isRecordId(text) ? normalizeId(text) : '');
