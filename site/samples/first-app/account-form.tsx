import { getFieldValue, updateRecord } from '@relab/client/records';
import { useWrite } from '@relab/react';
import { useRecord } from '@relab/react/records';
import type { ReactNode } from 'react';

export function AccountForm({ recordId }: { readonly recordId: string }): ReactNode {
  const { data, error } = useRecord({ recordId, fields: ['Account.Name', 'Account.Phone'] });
  const { send, error: rejected } = useWrite(updateRecord, { optimistic: true });
  if (!data) return <p>{error ? error.message : 'Loading…'}</p>;
  const save = async (form: FormData) => {
    await send({ recordId, fields: { Name: String(form.get('name')), Phone: String(form.get('phone')) } });
  };
  return (
    <form action={save}>
      <h2>{String(getFieldValue(data, 'Account.Name'))}</h2>
      <label>
        Name <input name="name" defaultValue={String(getFieldValue(data, 'Account.Name') ?? '')} />
      </label>
      <label>
        Phone <input name="phone" defaultValue={String(getFieldValue(data, 'Account.Phone') ?? '')} />
      </label>
      <button type="submit">Save</button>
      {rejected && <p role="alert">{rejected.fieldMessages.Name ?? rejected.message}</p>}
    </form>
  );
}
