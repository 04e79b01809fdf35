// #region org
import { type Client, createClient } from '@relab/client';
import { createOrgSession, type OrgSession, type OrgSessionOptions, retryLimits } from '@relab/client/org';

/** A client of an org, and the session that signs its requests. */
export function openOrg(options: OrgSessionOptions): {
  readonly session: OrgSession;
  readonly client: Client;
} {
  const session = createOrgSession(options);
  const client = createClient({ fetch: session.fetch });
  retryLimits(client);
  return { session, client };
}
// #endregion org

// #region start
/** At the start of the page, also of the one that the org leads back to. Gives whether somebody is signed in. */
export async function signInAt(session: OrgSession): Promise<boolean> {
  await session.completeSignIn();
  if (await session.ready()) return true;
  await session.signIn();
  return false;
}
// #endregion start
