import type { Role } from '@relab/server/principal';
import { type TestBrowser, type TestServer, uiApi } from '../server.fixture.ts';

/** Makes a record, and answers its id; throws where it was refused. */
export async function createRecord(by: TestBrowser, apiName: string, fields: object): Promise<string> {
  const { status, body } = await by.post(`${uiApi}/records`, { apiName, fields });
  if (status !== 201) throw new Error(`${apiName}: ${status} ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
}

export type LabPerson = TestBrowser & {
  readonly person: { readonly userId: string; readonly accountId: string };
};

export const signIn = (shop: TestServer, email: string, role: Role): Promise<LabPerson> =>
  shop.signedIn(email, [role]);
