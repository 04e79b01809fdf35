import { arrayOf, type DeclaredTable, declareTable, oneOf, type TableOf } from '@relab/database';
import type { Scope } from './scopes.ts';

const oauthClientTable = declareTable('oauth_client', {
  id: 'text',
  secret_hash: 'text null',
  name: 'text',
  redirect_uris: 'text[]',
  origins: 'text[]',
  scopes: 'text[]',
  acts_as: 'text null',
  allows_password: 'boolean',
  created_at: 'timestamptz default',
  made_by: 'text null',
  secret_changed_at: 'timestamptz null',
});

const oauthGrantTable = declareTable('oauth_grant', {
  id: 'text',
  client_id: 'text',
  user_id: 'text',
  scopes: arrayOf<Scope>(),
  expires_at: 'timestamptz',
  created_at: 'timestamptz default',
});

const oauthCodeTable = declareTable('oauth_code', {
  hash: 'text',
  grant_id: 'text',
  redirect_uri: 'text',
  challenge: 'text null',
  used_at: 'timestamptz null',
  expires_at: 'timestamptz',
});

const oauthTokenTable = declareTable('oauth_token', {
  hash: 'text',
  grant_id: 'text',
  kind: oneOf('text', ['access', 'refresh']),
  scopes: arrayOf<Scope>(),
  used_at: 'timestamptz null',
  expires_at: 'timestamptz',
});

/** Programs of other people, and what they were allowed. */
export const oauthTables: readonly DeclaredTable[] = [
  oauthClientTable,
  oauthGrantTable,
  oauthCodeTable,
  oauthTokenTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly oauth_client: TableOf<typeof oauthClientTable>;
    readonly oauth_grant: TableOf<typeof oauthGrantTable>;
    readonly oauth_code: TableOf<typeof oauthCodeTable>;
    readonly oauth_token: TableOf<typeof oauthTokenTable>;
  }
}
