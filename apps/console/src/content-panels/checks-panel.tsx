import { type ReactNode, useMemo } from 'react';
import type { NodeSchema } from '../content/body-schema.ts';
import type { Draft } from '../content/draft.ts';
import { useDebounced } from '../fields/use-debounced.ts';
import { useFormats } from '../session/use-formats.ts';
import { contentFindings } from './content-checks.ts';
import css from './content-panels.module.css';
import { sentenceOf } from './finding-text.ts';
import * as texts from './texts.ts';

export interface ChecksPanelProps {
  readonly draft: Draft;
  readonly schema: NodeSchema;
  readonly isPage: boolean;
}

/** What could be better for those who hear the page and for search engines: each leads to its field. */
export function ChecksPanel({ draft, schema, isPage }: ChecksPanelProps): ReactNode {
  const formats = useFormats();
  // A long text is not read anew for each letter.
  const settled = useDebounced(draft, 500);
  const findings = useMemo(() => contentFindings(settled, schema, isPage), [settled, schema, isPage]);
  const count = findings.length;
  return (
    <details className={css.panel}>
      <summary className={css.summary}>
        <span role="status">{texts.checks(count, formats.number(count))}</span>
      </summary>
      <div className={css.content}>
        {count === 0 ? (
          <p>{texts.checksNone}</p>
        ) : (
          <ul className={css.findings}>
            {findings.map(({ finding, fieldId, label }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same flaw twice.
              <li key={`${fieldId} ${index}`}>
                <a href={`#${fieldId}`}>
                  {label === undefined ? sentenceOf(finding) : texts.inField(label, sentenceOf(finding))}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="soft">{texts.checksHint}</p>
      </div>
    </details>
  );
}
