import type { Client } from '@relab/client';
import { getObjectInfo, getRecord } from '@relab/client/records';
import { RelabProvider } from '@relab/react';
import { loadReads } from '@relab/react/loaders';
import { useObjectInfo, useRecord } from '@relab/react/records';
import { stateScript } from '@relab/react/server';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
  useParams,
} from 'react-router';

// #region reads
const instrument = (recordId: string) => ({ recordId, fields: ['Instrument__c.Name'] });
const description = { objectApiName: 'Instrument__c' };

function loadInstrument(client: Client, recordId: string, navigation: { readonly signal: AbortSignal }) {
  return loadReads(
    client,
    [
      [getRecord, instrument(recordId)],
      [getObjectInfo, description],
    ],
    navigation,
  );
}
// #endregion reads

// #region page
export function InstrumentPage({ recordId }: { readonly recordId: string }): ReactNode {
  const record = useRecord(instrument(recordId));
  const info = useObjectInfo(description);
  if (!record.data || !info.data) return <p>Loading…</p>;
  return (
    <h1>
      {info.data.label}: {String(record.data.fields.Name?.value)}
    </h1>
  );
}
// #endregion page

// #region react-router
const RoutedPage = (): ReactNode => <InstrumentPage recordId={String(useParams().id)} />;

export const createRoutes = (client: Client): RouteObject[] => [
  {
    path: '/instruments/:id',
    loader: ({ params, request }) => loadInstrument(client, String(params.id), request),
    Component: RoutedPage,
  },
];
// #endregion react-router

// #region tanstack-router
export function createRouteTree(client: Client) {
  const root = createRootRoute();
  const instrumentRoute = createRoute({
    getParentRoute: () => root,
    path: '/instruments/$id',
    loader: ({ params, abortController }) => loadInstrument(client, params.id, abortController),
    component: () => <InstrumentPage recordId={instrumentRoute.useParams().id} />,
  });
  return root.addChildren([instrumentRoute]);
}
// #endregion tanstack-router

// #region server
export async function renderRequest(client: Client, request: Request): Promise<Response> {
  const handler = createStaticHandler(createRoutes(client));
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <RelabProvider client={client}>
      <StaticRouterProvider router={router} context={context} />
    </RelabProvider>,
  );
  const state = `<script id="state" type="application/json">${stateScript(client)}</script>`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(`<div id="root">${markup}</div>${state}`, { status: context.statusCode, headers });
}
// #endregion server
