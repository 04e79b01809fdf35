import type { Facet } from '@relab/contract/commerce';
import { countryName } from '../address/location.ts';
import { conditions, findCondition } from '../condition/condition.ts';
import {
  type BrowseState,
  type ChoiceName,
  choiceFacets,
  type RangeName,
  rangeFacets,
} from './browse-state.ts';

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** A short mark before the label: the letter of a condition grade. */
  readonly mark?: string;
  readonly count: number;
  readonly isChosen: boolean;
}

export interface ChoiceGroup {
  readonly kind: 'choice';
  readonly name: ChoiceName;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

export interface RangeGroup {
  readonly kind: 'range';
  readonly name: RangeName;
  readonly label: string;
  /** Options among the results; may be empty. */
  readonly lowest: string;
  readonly highest: string;
}

export type FacetGroup = ChoiceGroup | RangeGroup;

const nameIn = <Name extends string>(names: Readonly<Record<Name, string>>, facet: Facet) =>
  (Object.keys(names) as Name[]).find((name) => names[name] === facet.nameOrId);

function labelOf(name: ChoiceName, value: string): string {
  if (name === 'condition') return findCondition(value)?.label ?? value;
  return name === 'country' ? countryName(value) : value;
}

function choiceGroup(name: ChoiceName, facet: Facet, chosen: readonly string[]): ChoiceGroup {
  const option = (value: string, label: string, count: number): FacetOption => {
    const mark = name === 'condition' ? findCondition(value)?.grade : undefined;
    return { value, label, count, isChosen: chosen.includes(value), ...(mark && { mark }) };
  };
  const offered = facet.values.map(({ nameOrId, displayName, productCount }) =>
    option(nameOrId, displayName || labelOf(name, nameOrId), productCount),
  );
  // What is chosen stays visible, and can be removed, when nothing is left that has it.
  const unavailable = chosen
    .filter((value) => !facet.values.some(({ nameOrId }) => nameOrId === value))
    .map((value) => option(value, labelOf(name, value), 0));
  const options = [...offered, ...unavailable];
  if (name === 'condition') options.sort((a, b) => gradeIndex(a.value) - gradeIndex(b.value));
  return { kind: 'choice', name, label: facet.displayName, options };
}

/** The scale's own order is more useful than the counts. */
const gradeIndex = (apiName: string) => conditions.findIndex((condition) => condition.apiName === apiName);

function rangeGroup(name: RangeName, facet: Facet): RangeGroup {
  const [lowest = '', highest = ''] = facet.values[0]?.nameOrId.split('..') ?? [];
  const rounded = (text: string, round: (value: number) => number) =>
    text === '' || Number.isNaN(Number(text)) ? '' : String(round(Number(text)));
  return {
    kind: 'range',
    name,
    label: facet.displayName,
    lowest: rounded(lowest, Math.floor),
    highest: rounded(highest, Math.ceil),
  };
}

/** The facets of a search as a form shows them, in the order that the shop gave them. Unknown ones are left out. */
export function facetGroups(facets: readonly Facet[], { choices }: BrowseState): readonly FacetGroup[] {
  return [...facets]
    .sort((a, b) => a.displayRank - b.displayRank)
    .flatMap((facet): readonly FacetGroup[] => {
      const choice = nameIn(choiceFacets, facet);
      if (choice) return [choiceGroup(choice, facet, choices[choice])];
      const range = nameIn(rangeFacets, facet);
      return range ? [rangeGroup(range, facet)] : [];
    });
}
