import type { ReactNode } from 'react';
import type { ComparedPart } from '../versions/changed-parts.ts';
import { ChangedValueView } from '../versions/changed-value.tsx';
import css from './translation.module.css';

/** What two versions of a source have differently, part by part. */
export function SourceChanges({ changes }: { readonly changes: readonly ComparedPart[] }): ReactNode {
  return (
    <dl className={css.changes}>
      {changes.map(({ part, label, changes: values }) => (
        <div key={part}>
          <dt>{label}</dt>
          {values.map((change) => (
            <dd key={change.label}>
              {change.label !== '' && <p className="soft">{change.label}</p>}
              <ChangedValueView change={change} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
