import { apiVersion, dataPath } from '@relab/contract';
import { writeJson } from './json-text.ts';

const pathOf = (version: string): string => `${dataPath.replace('{version}', version)}/`;
const ownPath = pathOf(apiVersion);

/** Members that hold an address of the API, by the names that the platform gives them. */
const isAddress = (name: string): boolean => /(?:^|[a-z])(?:url|uri)$/i.test(name) || name === 'actionTarget';

/**
 * A response as JSON, its addresses with the version that was requested: programs follow them and expect to stay in the
 * version that they were written for. What people wrote stays as it is, also where it looks like an address.
 */
export function writeInVersion(body: unknown, version: string | undefined): string {
  if (version === undefined || version === apiVersion) return writeJson(body);
  const path = pathOf(version);
  const moved = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith(ownPath) ? path + value.slice(ownPath.length) : value;
  return JSON.stringify(body, (name, value: unknown) => {
    if (name === 'urls' && typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one)]));
    return isAddress(name) ? moved(value) : value;
  });
}
