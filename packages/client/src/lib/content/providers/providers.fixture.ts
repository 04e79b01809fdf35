import type { ScriptedRequest } from '../../testing/scripted-fetch.ts';

const news = { fullyQualifiedName: 'sfdc_cms__news', name: 'news' };

export const contentFixture = (contentKey: string, title = 'Rotors') => ({
  contentKey,
  contentType: news,
  title: 'Name',
  urlName: null,
  contentBody: { title },
});

/** A collection of so many news, answered page by page. Its items can be changed meanwhile. */
export function collectionServer(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `MC${index}`,
    name: `News ${index}`,
    urlName: index === 0 ? 'first-news' : null,
    contentType: news,
    body: { contentBody: { bannerImage: { url: `/cms/delivery/media/MCP${index}` } } },
  }));
  const response = ({ query }: ScriptedRequest) => {
    const size = Number(query.pageSize ?? 50);
    const from = Number(query.pageToken ?? 0) * size;
    return { items: items.slice(from, from + size), total: items.length };
  };
  return { items, script: { 'GET /collections/*': response } };
}
