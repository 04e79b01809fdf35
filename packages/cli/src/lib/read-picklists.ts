import { masterRecordTypeId } from '@relab/contract';
import { getPicklistValuesByRecordType } from '@relab/contract/records';
import type { ObjectFacts } from './object-facts.ts';
import { type SendCall, ServerError } from './send-call.ts';

/** What a picklist allows, in any record type; and whether one is chosen where nothing is said. */
export interface PicklistFacts {
  readonly values: readonly string[];
  readonly hasDefault: boolean;
}

/** A server without this call, or one that does not answer it to everybody. */
const unsupportedStatuses: ReadonlySet<number> = new Set([400, 403, 404, 405, 501]);

export type Picklists = ReadonlyMap<string, PicklistFacts>;

interface PicklistAnswer {
  readonly picklistFieldValues?: Readonly<
    Record<string, { readonly values?: unknown; readonly defaultValue?: unknown }>
  >;
}

const valuesOf = (values: unknown): readonly string[] =>
  (Array.isArray(values) ? values : []).flatMap((each) => {
    const { value } = Object(each) as { readonly value?: unknown };
    return typeof value === 'string' ? [value] : [];
  });

/**
 * The picklists of an object by their fields: the values of all record types together, each once, in the server's order.
 * Undefined where the server does not answer them, for one of the record types or for all.
 */
export async function readPicklists(send: SendCall, object: ObjectFacts): Promise<Picklists | undefined> {
  const { apiName, fields, recordTypeIds } = object;
  if (!fields.some(({ dataType }) => dataType === 'picklist')) return new Map();
  const found = new Map<string, PicklistFacts>();
  for (const recordTypeId of recordTypeIds.length > 0 ? recordTypeIds : [masterRecordTypeId]) {
    let answer: PicklistAnswer;
    try {
      answer = Object(await send(getPicklistValuesByRecordType, { objectApiName: apiName, recordTypeId }));
    } catch (error) {
      if (error instanceof ServerError && unsupportedStatuses.has(error.status)) return undefined;
      throw error;
    }
    for (const [name, { values, defaultValue }] of Object.entries(answer.picklistFieldValues ?? {})) {
      const before = found.get(name);
      found.set(name, {
        values: [...new Set([...(before?.values ?? []), ...valuesOf(values)])],
        hasDefault: (before?.hasDefault ?? true) && Boolean(defaultValue),
      });
    }
  }
  return found;
}
