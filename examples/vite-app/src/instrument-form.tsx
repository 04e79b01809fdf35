import type { ClientError } from '@relab/client';
import type { FormEvent, ReactNode } from 'react';

/** Checked against the generated types where a form is saved: a status that the server has no longer does not compile. */
const statuses = ['Ready', 'In Service'] as const;

export interface InstrumentValues {
  readonly Name: string;
  readonly Room__c: string | null;
  readonly Status__c: (typeof statuses)[number] | null;
}

interface InstrumentFormProps {
  readonly title: string;
  readonly values?: InstrumentValues;
  readonly pending: boolean;
  readonly error: ClientError | undefined;
  readonly onSave: (values: InstrumentValues, form: HTMLFormElement) => void;
}

export function InstrumentForm({ title, values, pending, error, onSave }: InstrumentFormProps): ReactNode {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: keyof InstrumentValues) => String(form.get(name) ?? '').trim();
    onSave(
      {
        Name: text('Name'),
        Room__c: text('Room__c') || null,
        Status__c: statuses.find((status) => status === text('Status__c')) ?? null,
      },
      event.currentTarget,
    );
  };
  return (
    <form onSubmit={save}>
      <h2>{title}</h2>
      <label>
        Instrument
        <input name="Name" defaultValue={values?.Name} required />
      </label>
      {error?.fieldMessages.Name && <p role="alert">{error.fieldMessages.Name}</p>}
      <label>
        Room
        <input name="Room__c" defaultValue={values?.Room__c ?? ''} />
      </label>
      {error?.fieldMessages.Room__c && <p role="alert">{error.fieldMessages.Room__c}</p>}
      <label>
        Status
        <select name="Status__c" defaultValue={values?.Status__c ?? statuses[0]}>
          {statuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      </label>
      {error && Object.keys(error.fieldMessages).length === 0 && <p role="alert">{error.message}</p>}
      <button type="submit" disabled={pending}>
        Save
      </button>
    </form>
  );
}
