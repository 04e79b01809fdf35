import type { Client } from '@relab/client';
import { type EmbeddedRecord, embeddedRecords } from '@relab/store';
import type { ReactNode } from 'react';
import styles from './devtools.module.css';
import type { Entry } from './entry-list.tsx';
import { Facts, Mark } from './facts.tsx';
import { clockTime, counted, holding, readName } from './format.ts';

/** Every record that is cached: its object and id, its fields, who reads it. */
export function recordEntries(client: Client): readonly Entry[] {
  return embeddedRecords(client.store).map((record) => {
    const { id, apiName, fields, readers } = record;
    const count = Object.keys(fields).length;
    const observed = readers.filter((key) => (client.sources.get(key)?.explain().observers ?? 0) > 0);
    return {
      key: id,
      text: `${apiName} ${id} ${Object.keys(fields).join(' ')}`,
      line: (
        <>
          <strong>{apiName || 'Record'}</strong>
          <code className={styles.grow}>{id}</code>
          {record.unconfirmed > 0 && <Mark tone="waiting">not confirmed</Mark>}
          <span className={styles.measures}>
            <span>{counted(count, 'field')}</span>
            <span>{counted(observed.length, 'observer')}</span>
          </span>
        </>
      ),
      more: () => <RecordFacts record={record} observed={observed} now={client.store.now()} />,
    };
  });
}

interface RecordFactsProps {
  readonly record: EmbeddedRecord;
  readonly observed: readonly string[];
  readonly now: number;
}

function RecordFacts({ record, observed, now }: RecordFactsProps): ReactNode {
  const { receivedAt, expiresAt, origin, unconfirmed, readers, fields } = record;
  const keys = (list: readonly string[]) => (
    <ul className={styles.keys}>
      {list.map((key) => (
        <li key={key}>
          <code>{`${readName(key).call} ${readName(key).requested}`}</code>
        </li>
      ))}
    </ul>
  );
  const idle = readers.filter((key) => !observed.includes(key));
  return (
    <>
      <Facts
        facts={[
          ['Came', `${clockTime(receivedAt)}, ${holding(expiresAt, now)}`],
          ['From', origin],
          ['Writes over it', unconfirmed > 0 ? unconfirmed : undefined],
          ['Observed by', observed.length > 0 ? keys(observed) : 'nobody'],
          ['Read before by', idle.length > 0 ? keys(idle) : undefined],
        ]}
      />
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
            <th scope="col">Shown as</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(fields).map(([name, field]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{field ? valueText(field.value) : 'known to be absent'}</code>
              </td>
              <td>{String(field?.displayValue ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A record inside is named by its id, since it is an entry of its own. */
function valueText(value: unknown): string {
  const { id, apiName } = Object(value) as { readonly id?: unknown; readonly apiName?: unknown };
  return typeof id === 'string' ? `→ ${apiName ?? ''} ${id}` : JSON.stringify(value);
}
