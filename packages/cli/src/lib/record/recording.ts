import { isRecordId } from '@relab/contract';
import { CommandError } from '../command-error.ts';
import { createMaskedBodies, type FieldTypes, isRecord } from './mask-body.ts';
import type { Masker } from './masker.ts';

/** A request of an app, and what the org answered. */
export interface Exchange {
  readonly method: 'GET';
  /** The path and its query. */
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

/** What `recordedFetch` of `@relab/client/testing` plays back. */
export interface Recording {
  readonly relab: 'recording 1';
  /** A day, `2026-11-23`. */
  readonly recorded: string;
  readonly exchanges: readonly Exchange[];
}

/** Calls `found` with everything in a value. */
function walk(value: unknown, found: (value: unknown) => void): void {
  found(value);
  if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) walk(member, found);
}

/** The API names of the objects whose records stand in responses. */
export function recordedObjects(exchanges: readonly Exchange[]): readonly string[] {
  const names = new Set<string>();
  walk(exchanges, (value) => isRecord(value) && names.add(value.apiName));
  return [...names].sort();
}

/** Texts of 15 characters that are ids: with a digit, whole, or a part of a path. */
function shortIdsOf(exchanges: readonly Exchange[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const note = (word: string) => word.length === 15 && isRecordId(word) && /\d/.test(word) && ids.add(word);
  walk(exchanges, (value) => {
    if (typeof value === 'string') for (const word of value.split(/[/?&=,]/)) note(word);
  });
  return ids;
}

/** Words that are names in programs: a value equal to one of them is not personal. */
const isName = (text: string): boolean => /^[A-Za-z_]\w{0,39}$/.test(text);

/** Where what was masked in one place stands in another, such as in an address, it is masked there too. */
function maskElsewhere(text: string, replaced: ReadonlyMap<string, string>): string {
  const originals = [...replaced.keys()]
    .filter((original) => original.length >= 3 && !isName(original) && text.includes(original))
    .sort((a, b) => b.length - a.length);
  return originals.reduce(
    (masked, original) => masked.replaceAll(original, replaced.get(original) ?? ''),
    text,
  );
}

/**
 * Exchanges without anything personal: ids are those of nobody and the same throughout, values are masked by the data types of
 * their fields, and what people write is letters. Throws a CommandError where a masked value is still to be found.
 */
export function maskExchanges(
  exchanges: readonly Exchange[],
  masker: Masker,
  types: FieldTypes,
): readonly Exchange[] {
  const bodies = createMaskedBodies(masker, types, shortIdsOf(exchanges));
  const first = exchanges.map(({ url, body, ...rest }) => ({
    ...rest,
    url: String(bodies.mask(url)),
    body: bodies.mask(body),
  }));
  const again = (value: unknown): unknown => {
    if (typeof value === 'string') return maskElsewhere(value, bodies.replaced);
    if (Array.isArray(value)) return value.map(again);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, again(member)]));
  };
  const masked = first.map((exchange) => again(exchange) as Exchange);
  requireMasked(masked, bodies.replaced);
  return masked;
}

function requireMasked(masked: readonly Exchange[], replaced: ReadonlyMap<string, string>): void {
  const text = JSON.stringify(masked);
  const left = [...replaced.keys()].filter(
    (original) =>
      original.length >= 6 && !isName(original) && text.includes(JSON.stringify(original).slice(1, -1)),
  );
  if (left.length > 0)
    throw new CommandError(
      `${left.length} values could not be masked everywhere, so nothing is written. Record fewer paths to find which one it is.`,
    );
}
