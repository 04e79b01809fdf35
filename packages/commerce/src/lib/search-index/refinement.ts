import type { Refinement } from '@relab/contract/commerce';
import { ApiError } from '@relab/server/http';

/** Both ends count; an open side is infinite. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const mostFacets = 9;
const mostValues = 20;

function refuse(
  message: string,
  errorCode: 'INVALID_API_INPUT' | 'MAX_LIMIT_EXCEEDED' = 'INVALID_API_INPUT',
) {
  return new ApiError(errorCode, message, { fields: ['refinements'] });
}

function readOne(entry: unknown): Refinement {
  if (typeof entry !== 'object' || entry === null) throw refuse('Each refinement is an object.');
  const { nameOrId, values } = entry as { readonly nameOrId?: unknown; readonly values?: unknown };
  if (typeof nameOrId !== 'string' || nameOrId === '')
    throw refuse('A refinement names its facet in nameOrId.');
  if (!Array.isArray(values) || !values.every((value): value is string => typeof value === 'string')) {
    throw refuse('The values of a refinement are a list of texts.');
  }
  if (values.length > mostValues)
    throw refuse(`A facet takes ${mostValues} values at most.`, 'MAX_LIMIT_EXCEEDED');
  return { nameOrId, values };
}

/** Refinements as they came; those without values are dropped. */
export function checkRefinements(json: readonly unknown[]): readonly Refinement[] {
  if (json.length > mostFacets)
    throw refuse(`A search takes ${mostFacets} facets at most.`, 'MAX_LIMIT_EXCEEDED');
  const refinements = json.map(readOne);
  if (new Set(refinements.map(({ nameOrId }) => nameOrId)).size < refinements.length) {
    throw refuse('A facet may be named once.');
  }
  return refinements.filter(({ values }) => values.length > 0);
}

/** Reads the `refinements` parameter: base64 (either alphabet) of a JSON list. */
export function readRefinements(parameter: string | undefined): readonly Refinement[] {
  if (parameter === undefined || parameter.trim() === '') return [];
  let json: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(parameter, 'base64'));
    json = JSON.parse(text);
  } catch {
    throw refuse('The refinements must be base64 of a JSON list.');
  }
  if (!Array.isArray(json)) throw refuse('The refinements must be base64 of a JSON list.');
  return checkRefinements(json);
}

const range = /^(-?\d{1,15}(?:\.\d{1,6})?)?\.\.(-?\d{1,15}(?:\.\d{1,6})?)?$/;

/** Reads `from..to`, either side open. */
export function readRange(value: string): Range {
  const match = range.exec(value);
  if (!match) throw refuse(`"${value.slice(0, 40)}" is no range; write it as from..to.`);
  const [, from, to] = match;
  return {
    from: from === undefined ? Number.NEGATIVE_INFINITY : Number(from),
    to: to === undefined ? Number.POSITIVE_INFINITY : Number(to),
  };
}
