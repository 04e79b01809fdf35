import { type Attack, together } from './attack.ts';
import { signedIn } from './signed-in.ts';

const query = (terms: number) =>
  `SELECT Id FROM ContentVersion WHERE ${Array.from({ length: terms }, (_, at) => `ContentDocument.Owner.Name LIKE '%${at}%'`).join(' OR ')}`;

const ask = (name: string, count: number, terms: number): Attack => ({
  name,
  run: async (target) => {
    const cookie = await signedIn(target);
    return await together(count, async () => {
      const url = new URL('/services/data/v63.0/query', target.address);
      url.searchParams.set('q', query(terms));
      const response = await fetch(url, { headers: { cookie }, signal: AbortSignal.timeout(60_000) });
      await response.arrayBuffer();
      return response.status;
    });
  },
  expected: [200, 400, 429, 503],
});

/** Each mention of a path once repeated the conditions of access: ten of these took the home page 15 s. */
export const soqlQueries: readonly Attack[] = [
  ask('10 queries through a parent path at once', 10, 1),
  ask('a query of 100 terms through a parent path', 1, 100),
];
