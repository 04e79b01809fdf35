import { dehydrate } from '@relab/client';
import { getListRecordsByName } from '@relab/client/records';
import type { ReactNode } from 'react';
import { instrumentList } from '../lib/instruments.ts';
import { createPageClient } from '../lib/program.ts';
import { Board } from './board.tsx';

export const dynamic = 'force-dynamic';

/** Reads on the server; the cache goes to the browser with the page, which asks for none of it again. */
export default async function Page(): Promise<ReactNode> {
  const client = createPageClient();
  await getListRecordsByName(client, instrumentList);
  return <Board state={dehydrate(client)} />;
}
