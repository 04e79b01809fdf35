import { useSuspendingRecordUi } from '@relab/react/records';
import type { ReactNode } from 'react';
import { FieldValue } from '../../fields/field-value.tsx';
import { fieldOf, recordNameOf, referenceTargetOf } from '../../fields/record-field.ts';
import { ReadSection } from '../../ui/read-state.tsx';
import css from './split-record.module.css';

interface SplitRecordProps {
  readonly objectApiName: string;
  readonly recordId: string;
}

/** A record beside its list: all fields of its layout, to be read. */
export function SplitRecord(props: SplitRecordProps): ReactNode {
  return (
    <ReadSection>
      <LayoutFields {...props} />
    </ReadSection>
  );
}

function LayoutFields({ objectApiName, recordId }: SplitRecordProps): ReactNode {
  const { records, objectInfos, layouts } = useSuspendingRecordUi({
    recordIds: recordId,
    layoutTypes: ['Full'],
    modes: ['View'],
  });
  const record = records[recordId];
  const info = objectInfos[objectApiName];
  if (!record || !info) return null;
  const recordTypeId = record.recordTypeId ?? info.defaultRecordTypeId ?? '';
  const sections = layouts[objectApiName]?.[recordTypeId]?.Full?.View?.sections ?? [];
  return (
    <article className={css.record}>
      <h2>{recordNameOf(info, record.fields) ?? recordId}</h2>
      {sections.map((section) => (
        <section key={section.id}>
          {section.useHeading && section.heading && <h3 className={css.heading}>{section.heading}</h3>}
          <dl className={css.fields}>
            {section.layoutRows.flatMap(({ layoutItems }) =>
              layoutItems.flatMap(({ label, layoutComponents }) =>
                layoutComponents.flatMap(({ apiName }) => {
                  const field = apiName ? info.fields[apiName] : undefined;
                  if (!field) return [];
                  return (
                    <div key={field.apiName}>
                      <dt>{label ?? field.label}</dt>
                      <dd>
                        <FieldValue
                          field={field}
                          value={fieldOf(record.fields, field.apiName)}
                          target={referenceTargetOf(field, record.fields)}
                        />
                      </dd>
                    </div>
                  );
                }),
              ),
            )}
          </dl>
        </section>
      ))}
    </article>
  );
}
