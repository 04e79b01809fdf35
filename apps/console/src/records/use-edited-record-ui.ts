import type { RecordUi } from '@relab/contract/records';
import { useSuspendingRecordUi } from '@relab/react/records';
import { useState } from 'react';
import { recordUiConfig } from './record-page-reads.ts';

const isThere = ({ records }: RecordUi): boolean => Object.keys(records).length > 0;

/**
 * A record with all that its page needs. While it is edited and somebody deletes it, it stays as it was last read: what was typed
 * would go with its form, which can restore the record and save.
 */
export function useEditedRecordUi(recordId: string, isEdited: boolean): RecordUi {
  const read = useSuspendingRecordUi(recordUiConfig(recordId));
  const [last, setLast] = useState(read);
  if (isThere(read) && last !== read) setLast(read);
  return isThere(read) || !isEdited ? read : last;
}
