import type { DocumentData } from '@relab/server/media';
import { conditions, type PaperKind } from '../catalogue/index.ts';
import type { Unit } from './unit.ts';

const bullet = (texts: readonly string[], none: string): readonly string[] =>
  texts.length === 0 ? [none] : texts.map((text) => `– ${text}`);

function head(
  unit: Unit,
  title: string,
): Pick<DocumentData, 'title' | 'subtitle' | 'rows' | 'footer' | 'issued'> {
  const condition = conditions.find(({ apiName }) => apiName === unit.condition);
  const rows: (readonly [string, string])[] = [
    ['Listing', unit.sku],
    ['Instrument', unit.name],
    ['Year', unit.year === null ? 'Not known' : String(unit.year)],
    ['Condition', condition ? `${condition.grade}, ${condition.label}` : unit.condition],
    ['Seller', unit.seller],
    ['Stands in', unit.place],
  ];
  return {
    title,
    subtitle: unit.name,
    rows,
    footer: `Relab · ${title} · ${unit.sku}`,
    ...(unit.listed === '' ? {} : { issued: new Date(`${unit.listed}T00:00:00Z`) }),
  };
}

/** What a paper of a listing says: nothing that the listing itself does not say. */
export function paperOf(unit: Unit, kind: PaperKind, title: string): DocumentData {
  const definition = conditions.find(({ apiName }) => apiName === unit.condition)?.definition ?? '';
  const tests = unit.tests.map(({ what, result }) => [what, result] as const);
  switch (kind) {
    case 'condition-report':
      return {
        ...head(unit, title),
        sections: [
          {
            heading: 'Condition',
            paragraphs: [definition, unit.conditionNote].filter((text) => text !== ''),
          },
          { heading: 'Included', paragraphs: bullet(unit.included, 'The unit alone.') },
          { heading: 'Missing', paragraphs: bullet(unit.missing, 'Nothing that the seller knows of.') },
          {
            heading: 'Facts',
            rows: unit.facts.map(
              ({ name, value, unit: measure }) => [name, measure ? `${value} ${measure}` : value] as const,
            ),
          },
        ],
      };
    case 'test-protocol':
      return {
        ...head(unit, title),
        sections: [
          {
            heading: 'Tests and results',
            ...(tests.length > 0 ? { rows: tests } : { paragraphs: ['Nothing was tested.'] }),
          },
          { heading: 'Tested by', paragraphs: [unit.testedBy === '' ? 'Nobody.' : unit.testedBy] },
        ],
      };
    case 'decontamination':
      return {
        ...head(unit, title),
        sections: [
          {
            heading: 'Declaration',
            paragraphs: [
              'The seller declares that this unit was cleaned and decontaminated before it left the laboratory, and that to the best of their knowledge it is free of biological, chemical and radioactive residue.',
              'Surfaces that users touch and surfaces in contact with samples were wiped with a disinfectant that suits the material. Containers, tubing and reservoirs were emptied.',
            ],
          },
        ],
      };
  }
}
