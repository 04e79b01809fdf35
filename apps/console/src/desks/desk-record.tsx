import { recordTypeIdOf } from '@relab/client/records';
import { useSuspendingRecordUi } from '@relab/react/records';
import type { ReactNode } from 'react';
import { FieldFact } from '../fields/field-fact.tsx';
import { recordNameOf } from '../fields/record-field.ts';
import { RecordActionMenu } from '../records/action-menu.tsx';
import { hrefOf, routes } from '../routing/routes.ts';
import css from './desk-record.module.css';
import * as texts from './texts.ts';

export interface DeskRecordProps {
  readonly objectApiName: string;
  readonly recordId: string;
  /** Fields that matter here, by API name; those of the compact layout without them. What the user may not read is left out. */
  readonly fields?: readonly string[] | undefined;
  /** Whether the digits begin its actions. */
  readonly hasActionKeys?: boolean | undefined;
}

/** The record at a desk: its name, what matters of it, and what can be done with it. All of it is a link away. */
export function DeskRecord(props: DeskRecordProps): ReactNode {
  const { objectApiName, recordId, fields: wanted, hasActionKeys } = props;
  const { records, objectInfos, layouts } = useSuspendingRecordUi({
    recordIds: [recordId],
    layoutTypes: ['Compact'],
    modes: ['View'],
    ...(wanted ? { optionalFields: wanted.map((name) => `${objectApiName}.${name}`) } : {}),
  });
  const record = records[recordId];
  const info = objectInfos[objectApiName];
  if (!record || !info) return null;
  const { fields } = record;
  const name = recordNameOf(info, fields) ?? recordId;
  const compact = layouts[objectApiName]?.[recordTypeIdOf(record)]?.Compact?.View;
  const compactFields = (compact?.sections ?? [])
    .flatMap(({ layoutRows }) => layoutRows)
    .flatMap(({ layoutItems }) => layoutItems)
    .flatMap(({ layoutComponents }) => layoutComponents.map(({ apiName }) => apiName));
  const shown = (wanted ?? compactFields).flatMap((apiName) => {
    const field = apiName === null ? undefined : info.fields[apiName];
    return field && !field.nameField && Object.hasOwn(fields, field.apiName) ? [field] : [];
  });
  return (
    <article className={css.record} aria-labelledby="desk-record">
      <header className={css.header}>
        <h2 id="desk-record" className={css.name}>
          <a href={hrefOf(routes.record, { objectApiName, recordId })}>{name}</a>
        </h2>
        <RecordActionMenu
          recordId={recordId}
          objectApiName={objectApiName}
          name={name}
          label={info.label}
          version={record.weakEtag}
          hasKeys={hasActionKeys}
        />
      </header>
      <dl className={css.facts}>
        {shown.map((field) => (
          <FieldFact key={field.apiName} field={field} fields={fields} />
        ))}
      </dl>
      <p>
        <a href={hrefOf(routes.record, { objectApiName, recordId })}>{texts.wholeRecord}</a>
      </p>
    </article>
  );
}
