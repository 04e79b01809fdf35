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
