import { apiVersion } from '@relab/contract';
import { wrongArguments } from '../command-error.ts';

/** Resources whose responses hold records and descriptions, and nothing in another form that could not be masked. */
const resources = [
  'records',
  'record-ui',
  'record-defaults',
  'list-records',
  'list-ui',
  'list-info',
  'list-object-info',
  'mru-list-records',
  'mru-list-ui',
  'mru-list-info',
  'related-list-records',
  'related-list-info',
  'related-list-count',
  'lookups',
  'object-info',
  'layout',
];

const pattern = new RegExp(`^/services/data/v\\d{2}\\.0/ui-api/(?:${resources.join('|')})(?:[/?]|$)`);

/** `ui-api/records/…` or `/services/data/v63.0/ui-api/records/…`, with its query. Throws for what cannot be masked. */
export function recordedPath(given: string): string {
  const path = given.startsWith('ui-api/') ? `/services/data/${apiVersion}/${given}` : given;
  const url = URL.parse(path, 'https://org.invalid');
  if (!path.startsWith('/') || url?.host !== 'org.invalid' || !pattern.test(url.pathname + url.search))
    throw wrongArguments(
      `--get ${given}: a path begins with ui-api/ and one of ${resources.join(', ')}; what others answer cannot be masked.`,
    );
  try {
    decodeURIComponent(url.pathname + url.search);
  } catch {
    throw wrongArguments(`--get ${given}: a % begins no character here.`);
  }
  return url.pathname + url.search;
}
