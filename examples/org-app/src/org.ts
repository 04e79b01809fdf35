import { createClient } from '@relab/client';
import { createOrgSession, type OrgSession } from '@relab/client/org';

const { VITE_ORG_URL: url, VITE_CLIENT_ID: clientId } = import.meta.env as Readonly<
  Record<string, string | undefined>
>;

/** What is missing in `.env.local`, in a sentence; undefined where the app can begin. */
export const settingProblem: string | undefined =
  url && clientId
    ? undefined
    : 'Write VITE_ORG_URL and VITE_CLIENT_ID into the file .env.local, and start again: README.md says what they are.';

/** Tokens are in the memory of this app's tabs, and nowhere else. */
export const session: OrgSession | undefined =
  url && clientId
    ? createOrgSession({ url, clientId, redirectUri: `${location.origin}/signed-in` })
    : undefined;

/** It has no `base`: the session knows where its org is. */
export const client = session && createClient({ fetch: session.fetch });
