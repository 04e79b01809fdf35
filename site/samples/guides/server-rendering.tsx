import { type Client, createClient } from '@relab/client';
import { getRecord } from '@relab/client/records';
import { RelabProvider } from '@relab/react';
import { useRecord } from '@relab/react/records';
import { stateScript } from '@relab/react/server';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

// #region page
const fields = ['Instrument__c.Name'];

export function InstrumentPage({ recordId }: { readonly recordId: string }): ReactNode {
  const { data } = useRecord({ recordId, fields });
  return <h1>{data ? String(data.fields.Name?.value) : 'Loading…'}</h1>;
}
// #endregion page

// #region server
/** One client per request, so that no visitor sees what another one's rights have read. */
export async function renderInstrument(client: Client, recordId: string): Promise<string> {
  await getRecord(client, { recordId, fields });
  const markup = renderToString(
    <RelabProvider client={client}>
      <InstrumentPage recordId={recordId} />
    </RelabProvider>,
  );
  return `<div id="root">${markup}</div><script id="state" type="application/json">${stateScript(client)}</script>`;
}
// #endregion server

// #region browser
/** The browser's client begins with what the server has read, and requests none of it again. */
export function continueInBrowser(document: Document, fetch: typeof globalThis.fetch): Client {
  const state: unknown = JSON.parse(document.getElementById('state')?.textContent ?? 'null');
  return createClient({ state, fetch: (url, init) => fetch(url, init) });
}
// #endregion browser
