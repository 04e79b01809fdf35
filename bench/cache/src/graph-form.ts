import { formOf } from './form.ts';
import type { Envelope, FieldName, TextValue } from './workload.ts';

/** A value as a GraphQL server writes it. */
export interface GraphValue extends TextValue {
  readonly __typename: 'TextValue';
}

export type GraphLinked = Envelope & { readonly __typename: string } & Readonly<
    Partial<Record<FieldName, GraphValue>>
  >;

/** A record as a GraphQL server writes it: its fields and links beside its id. */
export type GraphItem = GraphLinked & { readonly Owner__r: GraphLinked; readonly Maker__r: GraphLinked };

export interface GraphPage {
  readonly __typename: 'Page';
  readonly count: number;
  readonly currentPageToken: string;
  readonly records: readonly GraphItem[];
}

function linked(
  envelope: Envelope,
  values: Readonly<Record<string, TextValue>>,
  typename: string,
): GraphLinked {
  const members = Object.entries(values).map(
    ([name, value]) => [name, { __typename: 'TextValue', ...value }] as const,
  );
  return { __typename: typename, ...envelope, ...Object.fromEntries(members) };
}

/** The form of a GraphQL answer: every object has its type, and a record's fields are beside its id. */
export const graphForm = formOf<GraphPage, GraphItem, GraphLinked>(
  {
    item: (envelope, values, owner, maker) => ({
      ...linked(envelope, values, 'Equipment__c'),
      Owner__r: owner,
      Maker__r: maker,
    }),
    linked,
  },
  (records, { first = 0 }) => ({
    __typename: 'Page',
    count: records.length,
    currentPageToken: String(first),
    records,
  }),
);
