import { fileURLToPath } from 'node:url';
import { listingId, newListing, scattered } from '../data/listing.ts';
import { batchSize } from '../scenarios.ts';
import { columnsOf, newId, termOf, unique } from './asked.ts';
import type { Peer } from './peer.ts';
import { writePlace } from './place.ts';

const created = (turn: number, item = 0) => ({
  id: newId('1'),
  ...columnsOf(newListing(unique('floor', turn, item), turn + item)),
});

export const floor: Peer = {
  name: 'floor',
  title: 'Floor',
  health: '/healthz',
  program: (place) => ({
    args: [fileURLToPath(new URL('floor-program.ts', import.meta.url))],
    env: writePlace(place),
  }),
  async prepare({ rows, skipped, far }) {
    const after = new URLSearchParams({ name: far.lastName, id: far.lastId });
    return {
      headers: {},
      byOffset: () => ({ method: 'GET', path: `/listings?offset=${skipped}` }),
      requests: {
        read: (turn) => ({ method: 'GET', path: `/listings/${listingId(scattered(turn, rows))}` }),
        list: () => ({ method: 'GET', path: '/listings' }),
        listFar: () => ({ method: 'GET', path: `/listings?${after}` }),
        search: (turn) => ({
          method: 'GET',
          path: `/listings?search=${encodeURIComponent(termOf(turn, rows))}`,
        }),
        create: (turn) => ({ method: 'POST', path: '/listings', body: created(turn) }),
        batch: (turn) => ({
          method: 'POST',
          path: '/listings/batch',
          body: Array.from({ length: batchSize }, (_, item) => created(turn, item + 1)),
        }),
        update: (turn) => ({
          method: 'PATCH',
          path: `/listings/${listingId(scattered(turn, rows))}`,
          body: { year: 2000 + (turn % 25), location_city: `City ${turn}` },
        }),
      },
    };
  },
  recordsOf: (response) => [response].flat() as Readonly<Record<string, unknown>>[],
};
