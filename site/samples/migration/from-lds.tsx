import { getFieldValue, updateRecord } from '@relab/client/records';
import { useWrite } from '@relab/react';
import { useObjectInfo, useRecord } from '@relab/react/records';
import type { ReactNode } from 'react';

// #region component
export function AccountPhone({ recordId }: { readonly recordId: string }): ReactNode {
  const { data, error } = useRecord({ recordId, fields: ['Account.Phone'] });
  const { data: info } = useObjectInfo({ objectApiName: 'Account' });
  const { send } = useWrite(updateRecord);
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || !info) return <p>Loading…</p>;
  const save = async (form: FormData) => {
    await send({ recordId, fields: { Phone: String(form.get('phone')) } });
  };
  return (
    <form action={save}>
      <label>
        {info.fields.Phone?.label}
        <input name="phone" defaultValue={String(getFieldValue(data, 'Account.Phone') ?? '')} />
      </label>
      <button type="submit">Save</button>
    </form>
  );
}
// #endregion component
