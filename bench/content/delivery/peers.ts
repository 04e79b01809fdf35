import { fileURLToPath } from 'node:url';
import { writePlace } from '../../server/src/peers/place.ts';
import { relab as relabOfRecords } from '../../server/src/peers/relab.ts';
import type { ServerProgram } from '../../server/src/server.ts';
import { articles, largeCollection, referring, site, smallCollection } from './documents.ts';
import { asked, type Question } from './questions.ts';

type Paths = Readonly<Record<Question, string>>;

const keyRequested = articles[asked]?.contentKey;

const fileIn = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const floor: ServerProgram & { readonly paths: Paths } = {
  title: 'Floor',
  health: '/healthz',
  program: (place) => ({ args: [fileIn('floor-program.ts')], env: writePlace(place) }),
  paths: {
    item: `/items/${keyRequested}`,
    referring: `/referring/${referring.contentKey}`,
    collection4: `/members/${smallCollection.urlName}`,
    collection250: '/latest/sfdc_cms__news',
  },
};

const way = `/services/data/v63.0/connect/sites/${site.id}/cms/delivery`;

export const relab: ServerProgram & { readonly paths: Paths } = {
  title: 'Relab',
  health: '/healthz',
  program: relabOfRecords.program,
  paths: {
    item: `${way}/contents/${keyRequested}?referenceDepth=0`,
    referring: `${way}/contents/${referring.urlName}?referenceDepth=1`,
    collection4: `${way}/collections/${smallCollection.urlName}?pageSize=250`,
    collection250: `${way}/collections/${largeCollection.urlName}?pageSize=250`,
  },
};

/** The same, requested in a language that was never requested before and has no contents: no response to it is cached. */
export const anew = (path: string, turn: number): string => `${path}&language=x${turn}`;

/** Paths hold ids that Payload gave, which are numbers in the order of making. */
export const payload: ServerProgram & { readonly paths: Paths } = {
  title: 'Payload',
  health: '/api/articles?limit=1',
  program: ({ port, url = '' }) => ({
    args: [fileIn('../../payload/src/serve.ts')],
    env: { PORT: String(port), DATABASE_URL: url },
  }),
  paths: {
    item: `/api/articles/${asked + 1}?depth=1`,
    referring: `/api/articles/${articles.length + 1}?depth=1&populate[articles][title]=true`,
    collection4: '/api/lists/1?depth=2',
    collection250: '/api/articles?sort=-publishedDate&limit=250&depth=1',
  },
};
