import { actionCalls } from './client-calls/action-calls.fixture.ts';
import type { ClientCall } from './client-calls/client-call.fixture.ts';
import { fileCalls } from './client-calls/file-calls.fixture.ts';
import { listCalls } from './client-calls/list-calls.fixture.ts';
import { metadataCalls } from './client-calls/metadata-calls.fixture.ts';
import { recordCalls } from './client-calls/record-calls.fixture.ts';
import { relatedListCalls } from './client-calls/related-list-calls.fixture.ts';
import { searchCalls } from './client-calls/search-calls.fixture.ts';

/** Every call of the record platform, by its id. */
export const clientCalls: Readonly<Record<string, ClientCall>> = {
  ...recordCalls,
  ...listCalls,
  ...metadataCalls,
  ...actionCalls,
  ...relatedListCalls,
  ...searchCalls,
  ...fileCalls,
};
