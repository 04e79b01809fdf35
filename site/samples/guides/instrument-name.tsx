import { useRecord } from '@relab/react/records';
import type { ReactNode } from 'react';

// #region component
export function InstrumentName({ recordId }: { readonly recordId: string }): ReactNode {
  const { data, error, refresh } = useRecord({ recordId, fields: ['Instrument__c.Name'] });
  if (error)
    return (
      <button type="button" onClick={refresh}>
        {error.message} Try again
      </button>
    );
  return <b>{data ? String(data.fields.Name?.value) : 'Loading…'}</b>;
}
// #endregion component
