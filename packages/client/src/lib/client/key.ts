import { type AnyCall, contextDefaults, type RequestContext } from '@relab/contract';
import { isMembers } from '../values/is-object.ts';

/** Members in the order of their names, so that equal values are written alike. */
const ordered = (_: string, value: unknown): unknown =>
  isMembers(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/**
 * `area/call/scope?config`: what stands before the config is what writes go by when they say what they touch.
 * What a config only repeats of the context is left out.
 */
export function readKey(call: AnyCall, config: object, context: RequestContext, scope = ''): string {
  const members = Object.entries(config).filter(
    ([name, value]) => value !== undefined && value !== (context[name] ?? contextDefaults[name]),
  );
  return `${call.area}/${call.id}/${scope}?${JSON.stringify(Object.fromEntries(members), ordered)}`;
}

export interface KeyParts {
  readonly area: string;
  readonly call: string;
  readonly scope: string;
}

/** The part of a key before its config. */
export function keyParts(key: string): KeyParts {
  const [area = '', call = '', ...scope] = key.slice(0, key.indexOf('?')).split('/');
  return { area, call, scope: scope.join('/') };
}

/** How the keys of one record's reads begin, whichever its fields. */
export const recordReadPrefix = (recordId: string): string => `records/getRecord/${recordId}?`;

/** The scope of reads of one record's avatar. */
export const avatarScope = (recordId: string): string => `one/${recordId}`;
