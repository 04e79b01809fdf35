import { getRecord } from '@relab/client/records';
import { useClient } from '@relab/react';
import { useEffect } from 'react';

/** Milliseconds. Who leafs on sooner has not looked at the record. */
const minStay = 800;

/**
 * A record that is open for a moment is among those that its user has seen: in the list "Recently viewed", and where a lookup
 * proposes. The request goes once the page stands, so that it takes no time from it.
 */
export function useNoteVisit(recordId: string, objectApiName: string): void {
  const client = useClient();
  useEffect(() => {
    const note = (): void => {
      // Nobody waits for it, and an error of the record is shown by its page.
      getRecord(client, { recordId, fields: [`${objectApiName}.Id`], updateMru: true }).catch(() => {});
    };
    const timer = setTimeout(note, minStay);
    return () => clearTimeout(timer);
  }, [client, recordId, objectApiName]);
}
