import { expect, it } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { provideCollection } from './collection.ts';
import { ProvidersFailed, preloadProviders } from './preload-providers.ts';
import { collectionServer, contentFixture } from './providers.fixture.ts';
import { provideSingleItem } from './single-item.ts';

const { client, fetch } = testClient({
  'GET /contents/MCGONE': reply(404, [{ errorCode: 'NO', message: 'There is no such content.' }]),
  'GET /contents/*': contentFixture('MCA'),
  ...collectionServer(2).script,
});
const item = (contentKeyOrId: string) => provideSingleItem(client, { contentKeyOrId });
const grid = provideCollection(client, { collectionKeyOrId: 'MCC' });

it('answers what all providers do, by name, and keeps it for whoever shows it', async () => {
  const data = await preloadProviders({ hero: item('MCA'), grid });
  expect(data.hero.title).toBe('Rotors');
  expect(data.grid.items).toHaveLength(2);
  const requested = fetch.requests.length;
  await preloadProviders({ hero: item('MCA'), grid });
  expect(fetch.requests).toHaveLength(requested);
});

it('C-186, S-254, S-255: failures are collected as name, url and reason, and reject as a JSON list once all have ended', async () => {
  const odd = { load: () => Promise.reject('no reason') };
  const failed = preloadProviders({ hero: item('MCGONE'), grid, sell: item('MCGONE'), odd });
  const error = await failed.catch((reason: unknown) => reason);
  if (!(error instanceof ProvidersFailed)) throw new TypeError('It rejects with ProvidersFailed.');
  const url = '/services/data/v63.0/connect/sites/0DM1/cms/delivery/contents/MCGONE';
  const reason = 'There is no such content.';
  const list: unknown = JSON.parse(error.message);
  expect(list).toHaveLength(3);
  expect(list).toEqual(
    expect.arrayContaining([
      { name: 'hero', url, reason },
      { name: 'sell', url, reason },
      { name: 'odd', reason: 'no reason' },
    ]),
  );
  expect(error.data).toMatchObject({ hero: null, sell: null, odd: null, grid: { total: 2 } });
});
