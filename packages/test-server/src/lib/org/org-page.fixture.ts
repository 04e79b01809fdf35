// The code of docs/org.md: what stands between two marks is what the page shows, and a test runs it.

import type { Client, ClientError } from '@relab/client';
import { createClient } from '@relab/client';
import {
  chooseVersion,
  createOrgSession,
  gatewayFetch,
  type OrgSession,
  retryLimits,
} from '@relab/client/org';
import { createOrgGateway } from '@relab/client/org-server';
import { getObjectInfo } from '@relab/client/records';
import { type Recording, recordedFetch } from '@relab/client/testing';

type Settings = Parameters<typeof createOrgSession>[0];

export function openSession(settings: Settings): OrgSession {
  // [session]
  const org = createOrgSession({
    ...settings, // url: 'https://example.my.host', clientId: '3MVG…', redirectUri: 'https://app.example.com/signed-in'
    scopes: ['api', 'refresh_token'],
  });
  // [end]
  return org;
}

export async function start(org: OrgSession, goOn: (path: string) => void): Promise<Client | undefined> {
  // [start]
  const signedIn = await org.completeSignIn(); // on the page of redirectUri; undefined on all others
  if (signedIn) goOn(signedIn.returnTo);
  if (!(await org.ready())) {
    await org.signIn(); // leaves the page
    return;
  }
  const client = createClient({ fetch: org.fetch });
  retryLimits(client);
  await chooseVersion(client);
  // [end]
  return client;
}

export function createApp(settings: Parameters<typeof createOrgGateway>[0]) {
  // [gateway]
  const gateway = createOrgGateway({
    ...settings, // url, clientId, clientSecret
    appUrl: settings.appUrl, // 'https://app.example.com'
    secrets: settings.secrets, // of at least 32 characters, from the environment
  });
  const handle = async (request: Request): Promise<Response> =>
    (await gateway(request)) ?? new Response('The pages of your app', { status: 200 });
  // [end]
  return handle;
}

export function openPage(fetchOfPage: Parameters<typeof gatewayFetch>[0]): Client {
  // [page]
  const client = createClient({ fetch: gatewayFetch(fetchOfPage) });
  // [end]
  return client;
}

export async function readWith(client: Client, showSignIn: () => void, showLater: (at: Date) => void) {
  // [errors]
  try {
    return await getObjectInfo(client, { objectApiName: 'Account' });
  } catch (error) {
    const { code, limited, retryAt } = error as ClientError;
    if (code === 'SIGN_IN_REQUIRED') showSignIn();
    else if (limited && retryAt !== undefined) showLater(new Date(retryAt));
    else throw error;
  }
  // [end]
  return undefined;
}

export function openTest(recording: Recording): Client {
  // [recorded]
  const client = createClient({ fetch: recordedFetch(recording) });
  // [end]
  return client;
}
