import { randomBytes } from 'node:crypto';
import type { IndexDefinition } from './index-definition.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { OpenSearchError } from './opensearch-error.ts';

/** The names of indexes behind an alias. */
export async function indexesOf(client: OpenSearchClient, alias: string): Promise<readonly string[]> {
  try {
    return Object.keys((await client({ method: 'GET', path: `_alias/${alias}` })) as object);
  } catch (error) {
    if (error instanceof OpenSearchError && error.failure === 'missing') return [];
    throw error;
  }
}

/** An empty index behind the alias of one that is being built; what an earlier attempt left behind goes. */
export async function createBuilding(client: OpenSearchClient, definition: IndexDefinition): Promise<string> {
  const { alias, building, body } = definition;
  for (const index of await indexesOf(client, building))
    await client({ method: 'DELETE', path: index, writes: true });
  const index = `${alias}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
  await client({
    method: 'PUT',
    path: index,
    body: { ...body, aliases: { [building]: {} } },
    writes: true,
  });
  return index;
}

/** Searches go to the new index from one moment to the next; those before it are deleted in the same step. */
export async function switchTo(
  client: OpenSearchClient,
  { alias, building }: IndexDefinition,
  index: string,
): Promise<void> {
  const before = await indexesOf(client, alias);
  const actions = [
    { remove: { index, alias: building } },
    { add: { index, alias } },
    ...before.map((old) => ({ remove_index: { index: old } })),
  ];
  await client({ method: 'POST', path: '_aliases', body: { actions }, writes: true });
}
