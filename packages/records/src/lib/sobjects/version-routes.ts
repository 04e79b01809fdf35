import { apiVersion } from '@relab/contract';
import { getResources, getVersions, type Versions } from '@relab/contract/records';
import { type Route, route } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';

const first = { number: 42, year: 18 };
const seasons = ['Spring', 'Summer', 'Winter'] as const;

/** Three a year; the winter's has the name of the year that it leads into. */
function labelOf(number: number): string {
  const count = number - first.number;
  const season = seasons[count % 3] ?? seasons[0];
  const year = first.year + Math.floor(count / 3) + (season === 'Winter' ? 1 : 0);
  return `${season} '${year}`;
}

/** Every version whose calls are answered, the newest last. */
function versions(): Versions {
  const last = Number.parseInt(apiVersion.slice(1), 10);
  return Array.from({ length: last - first.number + 1 }, (_, index) => {
    const number = first.number + index;
    return { label: labelOf(number), url: `/services/data/v${number}.0`, version: `${number}.0` };
  });
}

/** Where clients begin: which versions there are, and the resources of one. `identityOf` is the address of a person. */
export function versionRoutes(identityOf: (userId: string) => string): readonly Route[] {
  const resources = (principal: Principal, { pathname }: URL): Record<string, string> => {
    const below = pathname.replace(/\/$/, '');
    return {
      sobjects: `${below}/sobjects`,
      query: `${below}/query`,
      'ui-api': `${below}/ui-api`,
      ...(principal.kind === 'user' ? { identity: identityOf(principal.userId) } : {}),
    };
  };
  return [
    route(getVersions, async () => versions()),
    route(getResources, async (_, { principal, url }) => resources(principal, url)),
  ];
}
