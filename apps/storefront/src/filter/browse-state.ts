import type { Refinement } from '@relab/contract/commerce';
import type { QueryValues } from '@relab/pages/routes';

/** What can be chosen from a list: the name in the address, and the facet's on the wire. */
export const choiceFacets = {
  manufacturer: 'Manufacturer__c',
  category: 'ProductCategory',
  condition: 'Condition__c',
  country: 'Location_Country__c',
} as const;

/** What lies between two numbers; in the address as `price-from`, `price-to`. */
export const rangeFacets = { price: 'UnitPrice', year: 'Year__c' } as const;

export type ChoiceName = keyof typeof choiceFacets;
export type RangeName = keyof typeof rangeFacets;
export const choiceNames = Object.keys(choiceFacets) as ChoiceName[];
export const rangeNames = Object.keys(rangeFacets) as RangeName[];

/** Whole numbers in a string, empty where the side is open. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** What is shown of a list of results; all of it stands in the address. */
export interface BrowseState {
  readonly choices: Readonly<Record<ChoiceName, readonly string[]>>;
  readonly ranges: Readonly<Record<RangeName, Range>>;
  /** Id of a sort rule, empty for the default. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  /** Where the page begins or ends, in place of its number; empty on the pages that numbers lead to. */
  readonly pageToken: string;
}

export const pageSize = 24;

/** A facet takes 20 values at most, and page × size may not pass 5000. */
const maxValues = 20;
export const maxPage = Math.floor(5000 / pageSize);

const wholeNumber = (text: string | null) => {
  const digits = /^\s*0*(\d{1,9})(\.\d*)?\s*$/.exec(text ?? '')?.[1];
  return digits ?? '';
};

function readRange(query: URLSearchParams, name: string): Range {
  const from = wholeNumber(query.get(`${name}-from`));
  const to = wholeNumber(query.get(`${name}-to`));
  const isReversed = from !== '' && to !== '' && Number(from) > Number(to);
  return isReversed ? { from: to, to: from } : { from, to };
}

/** What a search answers is shorter by far; anything else is none of its tokens. */
const readPageToken = (text: string | null) => (/^[\w-]{1,200}$/.test(text ?? '') ? (text ?? '') : '');

/** Reads an address. What makes no sense is left out, so that any address shows something. */
export function readBrowseState(query: URLSearchParams): BrowseState {
  const values = (name: string) =>
    [...new Set(query.getAll(name))]
      .filter((value) => value !== '' && value.length <= 120)
      .slice(0, maxValues);
  const page = Number(wholeNumber(query.get('page')) || 1);
  return {
    choices: {
      manufacturer: values('manufacturer'),
      category: values('category'),
      condition: values('condition'),
      country: values('country'),
    },
    ranges: { price: readRange(query, 'price'), year: readRange(query, 'year') },
    sort: query.get('sort') ?? '',
    page: Math.min(Math.max(page, 1), maxPage),
    pageToken: readPageToken(query.get('page-token')),
  };
}

/** The address's query of a state: nothing that is at its default. */
export function browseQuery(state: BrowseState): QueryValues {
  const { choices, ranges, sort, page, pageToken } = state;
  return {
    ...choices,
    'price-from': ranges.price.from,
    'price-to': ranges.price.to,
    'year-from': ranges.year.from,
    'year-to': ranges.year.to,
    sort,
    page: page > 1 && pageToken === '' ? page : undefined,
    'page-token': pageToken,
  };
}

export function refinementsOf({ choices, ranges }: BrowseState): readonly Refinement[] {
  return [
    ...choiceNames.map((name) => ({ nameOrId: choiceFacets[name], values: choices[name] })),
    ...rangeNames.map((name) => {
      const { from, to } = ranges[name];
      return { nameOrId: rangeFacets[name], values: from === '' && to === '' ? [] : [`${from}..${to}`] };
    }),
  ].filter(({ values }) => values.length > 0);
}

/** The page of a number, with all else as it is. */
export const onPage = (state: BrowseState, page: number): BrowseState => ({ ...state, page, pageToken: '' });

/** Every change of what is chosen starts at the first page again. */
export function withoutChoice(state: BrowseState, name: ChoiceName, value: string): BrowseState {
  const left = state.choices[name].filter((chosen) => chosen !== value);
  return { ...onPage(state, 1), choices: { ...state.choices, [name]: left } };
}

export function withoutRange(state: BrowseState, name: RangeName): BrowseState {
  return { ...onPage(state, 1), ranges: { ...state.ranges, [name]: { from: '', to: '' } } };
}

/** Everything that narrows is gone; the order stays. */
export function withoutFilters(state: BrowseState): BrowseState {
  return { ...readBrowseState(new URLSearchParams()), sort: state.sort };
}

export function isFiltered(state: BrowseState): boolean {
  return refinementsOf(state).length > 0;
}
