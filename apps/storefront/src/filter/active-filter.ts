import { formatPrice } from '@relab/toolkit/price';
import { locale } from '../language/language.ts';
import {
  type BrowseState,
  choiceNames,
  type Range,
  rangeNames,
  withoutChoice,
  withoutRange,
} from './browse-state.ts';
import type { FacetGroup } from './facet-group.ts';
import * as texts from './texts.ts';

/** One thing that narrows the results, and what is left without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: BrowseState;
}

function rangeText({ from, to }: Range, write: (value: string) => string): string {
  if (to === '') return texts.from(write(from));
  return from === '' ? texts.upTo(write(to)) : texts.fromTo(write(from), write(to));
}

export function chosenFilters(
  state: BrowseState,
  groups: readonly FacetGroup[],
  currency: string,
): readonly ActiveFilter[] {
  const labelOf = (name: string, value: string) => {
    const group = groups.find((candidate) => candidate.kind === 'choice' && candidate.name === name);
    const option =
      group?.kind === 'choice' ? group.options.find((candidate) => candidate.value === value) : undefined;
    return option?.label ?? value;
  };
  const chosen = choiceNames.flatMap((name) =>
    state.choices[name].map((value) => ({
      key: `${name} ${value}`,
      label: labelOf(name, value),
      without: withoutChoice(state, name, value),
    })),
  );
  const ranges = rangeNames
    .filter((name) => state.ranges[name].from !== '' || state.ranges[name].to !== '')
    .map((name) => {
      const write = (value: string) => (name === 'price' ? formatPrice(value, currency, locale) : value);
      const label = `${texts.rangeNouns[name]} ${rangeText(state.ranges[name], write)}`;
      return { key: name, label, without: withoutRange(state, name) };
    });
  return [...chosen, ...ranges];
}
