import type { DocumentData } from '@relab/server/media';
import { conditions } from '@relab/storefront/conditions';
import type { DocumentKind } from '../listing/document.ts';
import type { DocumentTexts } from './texts.ts';
import type { Unit } from './unit.ts';

const bullet = (texts: readonly string[], none: string): readonly string[] =>
  texts.length === 0 ? [none] : texts.map((text) => `– ${text}`);

function head(
  unit: Unit,
  title: string,
  texts: DocumentTexts,
): Pick<DocumentData, 'title' | 'subtitle' | 'rows' | 'footer' | 'issued'> {
  const grade = conditions.find(({ apiName }) => apiName === unit.condition)?.grade;
  const { label } = texts.conditionOf(unit.condition);
  const rows: (readonly [string, string])[] = [
    [texts.listing, unit.sku],
    [texts.instrument, unit.name],
    [texts.year, unit.year === null ? texts.unknown : String(unit.year)],
    [texts.condition, grade === undefined ? label : `${grade}, ${label}`],
    [texts.seller, unit.seller],
    [texts.place, unit.place],
  ];
  return {
    title,
    subtitle: unit.name,
    rows,
    footer: `Relab · ${title} · ${unit.sku}`,
    ...(unit.listed === '' ? {} : { issued: new Date(`${unit.listed}T00:00:00Z`) }),
  };
}

/** The content of a listing's document: nothing that the listing itself does not have. */
export function listingDocument(
  unit: Unit,
  kind: DocumentKind,
  title: string,
  texts: DocumentTexts,
): DocumentData {
  const { definition } = texts.conditionOf(unit.condition);
  const tests = unit.tests.map(({ what, result }) => [what, result] as const);
  switch (kind) {
    case 'condition-report':
      return {
        ...head(unit, title, texts),
        sections: [
          {
            heading: texts.condition,
            paragraphs: [definition, unit.conditionNote].filter((text) => text !== ''),
          },
          { heading: texts.included, paragraphs: bullet(unit.included, texts.unitAlone) },
          {
            heading: texts.missing,
            paragraphs: unit.missing ? bullet(unit.missing, texts.nothingMissing) : [texts.notStated],
          },
          {
            heading: texts.facts,
            rows: unit.facts.map(
              ({ name, value, unit: measure }) => [name, measure ? `${value} ${measure}` : value] as const,
            ),
          },
        ],
      };
    case 'test-protocol':
      return {
        ...head(unit, title, texts),
        sections: [
          {
            heading: texts.tests,
            ...(tests.length > 0 ? { rows: tests } : { paragraphs: [texts.noTests] }),
          },
          { heading: texts.testedBy, paragraphs: [unit.testedBy === '' ? texts.nobody : unit.testedBy] },
        ],
      };
    case 'decontamination':
      return {
        ...head(unit, title, texts),
        sections: [{ heading: texts.declaration, paragraphs: texts.declared }],
      };
  }
}
