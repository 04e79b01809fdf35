import { site } from '../delivery/documents.ts';
import { anew } from '../delivery/peers.ts';
import { type Space, terms, typeName } from './fill-space.ts';

/** A question to both servers; where Payload has nothing like it, to ours alone. */
export interface Question {
  readonly title: string;
  relab(turn: number): string;
  readonly payload?: string;
}

const cms = '/services/data/v63.0/connect/cms';
const delivery = `/services/data/v63.0/connect/sites/${site.id}/cms/delivery`;

export function questionsOf({ id, many, few }: Space): readonly Question[] {
  const page = (folder: string, more = '') => `${cms}/folders/${folder}/items?pageSize=25${more}`;
  const search = (term: string) =>
    `${cms}/items/search?queryTerm=${encodeURIComponent(term)}&contentSpaceOrFolderIds=${id}&pageSize=25`;
  const list = (more: string) => `/api/articles?limit=25&depth=0&select[title]=true${more}`;
  const found = (term: string) => list(`&where[body][contains]=${term}`);
  return [
    { title: 'first page of a folder of 100', relab: () => page(few) },
    { title: 'first page of a folder of 100,000', relab: () => page(many), payload: list('&sort=title') },
    {
      title: 'its first page, by date',
      relab: () => page(many, '&sortBy=LastModified'),
      payload: list('&sort=-publishedDate'),
    },
    {
      title: 'its contents of one type',
      relab: () => page(many, `&filter=Content&contentTypes=${typeName}`),
    },
    {
      title: 'its 1,000th page',
      relab: () => page(many, '&page=999'),
      payload: list('&sort=title&page=1000'),
    },
    { title: 'search: a word of one content', relab: () => search(terms.one) },
    { title: 'search: a word of 200', relab: () => search(terms.some), payload: found(terms.some) },
    { title: 'search: words that begin so, of 100', relab: () => search(terms.beginning) },
    { title: 'search: a word of all', relab: () => search(terms.all) },
    {
      title: 'delivered: the latest 25, made anew',
      relab: (turn) => anew(`${delivery}/contents?contentTypeFQN=${typeName}&pageSize=25`, turn),
    },
  ];
}
