import type { Refinement } from '@relab/contract/commerce';
import { type ApiError, badRequest } from '@relab/server/http';
import { maxLimitExceeded } from '../errors.ts';

/** Both ends count; an open side is infinite. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const maxFacets = 9;
const maxValues = 20;

const invalid = (message: string): ApiError => badRequest(message, 'refinements');

function readRefinement(entry: unknown): Refinement {
  if (typeof entry !== 'object' || entry === null) throw invalid('Each refinement is an object.');
  const { nameOrId, values } = entry as { readonly nameOrId?: unknown; readonly values?: unknown };
  if (typeof nameOrId !== 'string' || nameOrId === '')
    throw invalid('A refinement names its facet in nameOrId.');
  if (!Array.isArray(values) || !values.every((value): value is string => typeof value === 'string')) {
    throw invalid('The values of a refinement are a list of texts.');
  }
  if (values.length > maxValues)
    throw maxLimitExceeded(`A facet takes ${maxValues} values at most.`, 'refinements');
  return { nameOrId, values };
}

/** Checks refinements; those without values are dropped. */
export function checkRefinements(json: readonly unknown[]): readonly Refinement[] {
  if (json.length > maxFacets)
    throw maxLimitExceeded(`A search takes ${maxFacets} facets at most.`, 'refinements');
  const refinements = json.map(readRefinement);
  if (new Set(refinements.map(({ nameOrId }) => nameOrId)).size < refinements.length) {
    throw invalid('A facet may be named once.');
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
    throw invalid('The refinements must be base64 of a JSON list.');
  }
  if (!Array.isArray(json)) throw invalid('The refinements must be base64 of a JSON list.');
  return checkRefinements(json);
}

const range = /^(-?\d{1,15}(?:\.\d{1,6})?)?\.\.(-?\d{1,15}(?:\.\d{1,6})?)?$/;

/** Reads `from..to`, either side open. */
export function readRange(value: string): Range {
  const match = range.exec(value);
  if (!match) throw invalid(`"${value.slice(0, 40)}" is no range; write it as from..to.`);
  const [, from, to] = match;
  return {
    from: from === undefined ? Number.NEGATIVE_INFINITY : Number(from),
    to: to === undefined ? Number.POSITIVE_INFINITY : Number(to),
  };
}
