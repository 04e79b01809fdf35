import type { ConfigFor } from '@relab/contract';
import { type getSpaceItems, variantStatuses } from '@relab/contract/content';
import { searchTerm } from '../../content/search-term.ts';
import { fromLocalTime } from '../../fields/zoned-time.ts';

type Status = (typeof variantStatuses)[number];
export type ItemsConfig = Omit<ConfigFor<typeof getSpaceItems>, 'contentSpaceId' | 'page' | 'pageSize'>;

/** What the address narrows the list by; empty texts narrow nothing. */
export interface ItemFilter {
  readonly q: string;
  readonly type: string;
  readonly status: Status | '';
  /** A language of the space, or `All` for each of them. */
  readonly language: string;
  /** The id of who changed it last. */
  readonly by: string;
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
  /** The id of a term, and what it is called. */
  readonly term: string;
  readonly termName: string;
  /** Where: the folder and what lies below it, or the whole space. */
  readonly in: 'space' | '';
}

export const filterNames = [
  'q',
  'type',
  'status',
  'language',
  'by',
  'from',
  'to',
  'term',
  'termName',
  'in',
] as const;

const day = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`));

/** The filter in an address; invalid parts are left out. */
export function filterIn({ searchParams }: Pick<URL, 'searchParams'>): ItemFilter {
  const text = (name: string, maxLength: number): string =>
    (searchParams.get(name) ?? '').trim().slice(0, maxLength);
  const dayIn = (name: string): string => (isDay(text(name, 10)) ? text(name, 10) : '');
  const language = text('language', 10);
  return {
    q: text('q', 200),
    type: text('type', 120),
    status: variantStatuses.find((status) => status === searchParams.get('status')) ?? '',
    language: /^(?:All|[a-z]{2,3}(?:_[A-Z]{2})?)$/.test(language) ? language : '',
    by: text('by', 40),
    from: dayIn('from'),
    to: dayIn('to'),
    term: text('term', 18),
    termName: text('termName', 100),
    in: searchParams.get('in') === 'space' ? 'space' : '',
  };
}

/** Whether anything narrows the list: without it a folder shows what lies in it. */
export const isNarrowed = (filter: ItemFilter): boolean =>
  filterNames.some((name) => name !== 'in' && name !== 'termName' && filter[name] !== '');

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The filter as the server takes it. Days are those of the user's clocks. */
export function configOf(filter: ItemFilter, folderId: string, timeZone: string): ItemsConfig {
  const { type, status, language, by, from, to, term } = filter;
  const queryTerm = searchTerm(filter.q);
  const changedFrom = from === '' ? undefined : fromLocalTime(`${from}T00:00`, timeZone);
  const changedBefore = to === '' ? undefined : fromLocalTime(`${dayAfter(to)}T00:00`, timeZone);
  return {
    ...(filter.in === 'space' ? {} : { folderId }),
    ...(queryTerm === '' ? {} : { queryTerm }),
    ...(type === '' ? {} : { contentTypes: [type] }),
    ...(status === '' ? {} : { statuses: [status] }),
    ...(language === '' ? {} : { language }),
    ...(by === '' ? {} : { changedById: by }),
    ...(term === '' ? {} : { termId: term }),
    ...(changedFrom === undefined ? {} : { changedFrom }),
    ...(changedBefore === undefined ? {} : { changedBefore }),
  };
}

/** The filter as it is saved: the query of an address. */
export function queryOfFilter(filter: ItemFilter): string {
  const query = new URLSearchParams();
  for (const name of filterNames) if (filter[name] !== '') query.set(name, filter[name]);
  return query.toString();
}

/** The parameters of a saved query that are filters, and nothing else that may stand in it. */
export function savedFilter(query: string): Readonly<Record<string, string>> {
  const filter = filterIn({ searchParams: new URLSearchParams(query) });
  return Object.fromEntries(
    filterNames.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])),
  );
}
