import type { ReactNode } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { sentenceOf } from '../content-panels/finding-text.ts';
import * as checkTexts from '../content-panels/texts.ts';
import { useFormats } from '../session/use-formats.ts';
import css from './design.module.css';
import { blockLabel } from './labels.ts';
import { definitionOf, summaryOf } from './outline.ts';
import type { PageFinding } from './page-checks.ts';
import { componentAt, type Place } from './place.ts';
import * as texts from './texts.ts';

export interface PageChecksPanelProps {
  readonly findings: readonly PageFinding[];
  readonly view: JsonObject;
  readonly onChoose: (place: Place) => void;
}

/** What could be better on the page: each leads to the settings of its block. */
export function PageChecksPanel({ findings, view, onChoose }: PageChecksPanelProps): ReactNode {
  const formats = useFormats();
  const count = findings.length;
  return (
    <details className={css.checks}>
      <summary>
        <span role="status">{checkTexts.checks(count, formats.number(count))}</span>
      </summary>
      {count === 0 ? (
        <p>{checkTexts.checksNone}</p>
      ) : (
        <ul>
          {findings.map(({ finding, place }, index) => {
            const component = place === undefined ? undefined : componentAt(view, place);
            const sentence =
              finding.kind === 'descriptionMissing' && !component
                ? texts.insertSearchBlock(blockLabel('seo-assistant'))
                : sentenceOf(finding);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block may have the same flaw twice.
              <li key={`${place} ${index}`}>
                {place !== undefined && component ? (
                  <button type="button" onClick={() => onChoose(place)}>
                    {checkTexts.inField(nameOf(component), sentence)}
                  </button>
                ) : (
                  sentence
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className="soft">{checkTexts.checksHint}</p>
    </details>
  );
}

function nameOf(component: JsonObject): string {
  const [label, summary] = [blockLabel(definitionOf(component)), summaryOf(component)];
  return summary === '' ? label : texts.blockNamed(label, summary);
}
