import { type Read, readsOfAccounts } from './interleaving-reads.fixture.ts';
import { type ModelServer, modelServer } from './model-server.fixture.ts';

/** Two accounts, their list and two users who may own them, and reads of these. */
export interface AccountWorld {
  readonly server: ModelServer;
  /** The two accounts, then the two users. */
  readonly ids: readonly string[];
  readonly reads: readonly Read[];
}

/** With `brief`, the answers to updates hold nothing but what was written. */
export function accountWorld(brief: boolean): AccountWorld {
  const server = modelServer({ brief });
  const { org, lists } = server;
  const [user = '', other = ''] = ['Ada', 'Noor'].map((Name) => org.create('User', { Name, Alias: Name }).id);
  const [first = '', second = ''] = ['One', 'Two'].map(
    (Name) => org.create('Account', { Name, Rating: 'Hot', Phone: '1', OwnerId: user }).id,
  );
  lists.set('account/allaccounts', {
    id: '00B000000000001AAA',
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    label: 'All',
    columns: ['Name'],
    filters: [],
    orderedBy: { fieldApiName: 'Name', isAscending: true },
    widths: {},
    wrap: {},
  });
  return { server, ids: [first, second, user, other], reads: readsOfAccounts(first, second, user) };
}
