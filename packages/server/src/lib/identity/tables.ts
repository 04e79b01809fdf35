import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const authUserTable = declareTable('auth_user', {
  id: 'text',
  name: 'text',
  email: 'text',
  email_verified: 'boolean',
  image: 'text null',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
});

const authSessionTable = declareTable('auth_session', {
  id: 'text',
  expires_at: 'timestamptz',
  token: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ip_address: 'text null',
  user_agent: 'text null',
  user_id: 'text',
});

const authCredentialTable = declareTable('auth_credential', {
  id: 'text',
  account_id: 'text',
  provider_id: 'text',
  user_id: 'text',
  access_token: 'text null',
  refresh_token: 'text null',
  id_token: 'text null',
  access_token_expires_at: 'timestamptz null',
  refresh_token_expires_at: 'timestamptz null',
  scope: 'text null',
  password: 'text null',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
});

const authVerificationTable = declareTable('auth_verification', {
  id: 'text',
  identifier: 'text',
  value: 'text',
  expires_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
});

const attemptTable = declareTable('attempt', {
  key: 'text',
  started_at: 'timestamptz',
  count: 'integer',
});

const emailVerificationTable = declareTable('email_verification', {
  key_hash: 'text',
  auth_id: 'text',
  email: 'text',
  expires_at: 'timestamptz',
});

/** What the sign-in library and its guards keep. */
export const identityTables: readonly DeclaredTable[] = [
  authUserTable,
  authSessionTable,
  authCredentialTable,
  authVerificationTable,
  attemptTable,
  emailVerificationTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly auth_user: TableOf<typeof authUserTable>;
    readonly auth_session: TableOf<typeof authSessionTable>;
    readonly auth_credential: TableOf<typeof authCredentialTable>;
    readonly auth_verification: TableOf<typeof authVerificationTable>;
    readonly attempt: TableOf<typeof attemptTable>;
    readonly email_verification: TableOf<typeof emailVerificationTable>;
  }
}
