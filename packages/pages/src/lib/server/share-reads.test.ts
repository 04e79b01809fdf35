import { createClient } from '@relab/client';
import { getAppContext, getSessionContext } from '@relab/client/commerce';
import { expect, test } from 'vitest';
import { shareReads } from './share-reads.ts';
import { createSharedReads } from './shared-reads.ts';

const context = { webstoreId: '0ZE000000000001AAA' };

/** Visitors of one process; each response names its reader. */
function setUp(guest: () => Response = () => Response.json({ reader: 'a guest' })) {
  const reads = createSharedReads();
  let guestReads = 0;
  const visit = (name: string, variant = 'en-US') => {
    const client = createClient({
      fetch: async () => Response.json({ reader: name }),
      context,
      onServer: true,
    });
    client.interceptors.push(
      shareReads({
        reads,
        variant,
        isShared: (callId) => callId === getAppContext.id,
        fetch: async () => {
          guestReads++;
          return guest();
        },
        context: () => client.context,
      }),
    );
    return client;
  };
  return { visit, guestReads: () => guestReads };
}

test('what is shared is read once, as a guest, and everything else by its own visitor', async () => {
  const { visit, guestReads } = setUp();
  for (const name of ['Ada', 'Ben']) {
    const client = visit(name);
    expect(await getAppContext(client, {})).toEqual({ reader: 'a guest' });
    expect(await getSessionContext(client, {})).toEqual({ reader: name });
  }
  expect(guestReads()).toBe(1);
});

test('visitors in another language, and those who see another currency, share with their like alone', async () => {
  const { visit, guestReads } = setUp();
  await getAppContext(visit('Ada'), {});
  await getAppContext(visit('Ben', 'de-DE'), {});
  const client = visit('Cem');
  client.context = { ...client.context, currencyIsoCode: 'GBP' };
  await getAppContext(client, {});
  expect(guestReads()).toBe(3);
});

test('what a guest is denied is read by the visitor', async () => {
  const { visit } = setUp(() => Response.json([{ errorCode: 'INSUFFICIENT_ACCESS' }], { status: 403 }));
  expect(await getAppContext(visit('Ada'), {})).toEqual({ reader: 'Ada' });
});
