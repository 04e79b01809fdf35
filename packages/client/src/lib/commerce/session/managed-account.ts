import type { ExternalManagedAccounts } from '@relab/contract/commerce';
import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import type { Client } from '../../client/client.ts';
import { invalidConfig } from '../../errors/errors.ts';

/**
 * The accounts that the buyer may act for (S-134), without the buyer's own unless `includeMyAccount`. Pages take
 * `loadManagedAccounts`.
 */
export const getExternalManagedAccounts = readAdapter(calls.getExternalManagedAccounts);

/** S-198, S-253. */
export const accountRequired = () => invalidConfig(calls.effectiveAccountRequired);

/** One account that the buyer may act for; a blank id is rejected before anything is sent (S-197). */
export const getEffectiveAccount = readAdapter(calls.getEffectiveAccount, {
  normalize(config) {
    const { effectiveAccountId } = config;
    if (typeof effectiveAccountId !== 'string' || effectiveAccountId.trim() === '') throw accountRequired();
    return config;
  },
});

type Address = ExternalManagedAccounts['externalManagedAccounts'][number]['address'];

/** S-133. */
export interface ManagedAccount {
  readonly id: string;
  readonly name: string;
  /** The buyer's own. */
  readonly isCurrentUserDefaultAccount: boolean;
  readonly address: Pick<Address, 'city' | 'country' | 'state' | 'street' | 'zip'>;
}

/** Answered accounts as pages show them. */
export const toManagedAccounts = ({
  externalManagedAccounts,
}: Pick<ExternalManagedAccounts, 'externalManagedAccounts'>): readonly ManagedAccount[] =>
  externalManagedAccounts.map(({ accountId, accountName, isMyAccount, address }) => {
    const { city, country, state, street, zip } = address;
    return {
      id: accountId,
      name: accountName,
      isCurrentUserDefaultAccount: isMyAccount,
      address: { city, country, state, street, zip },
    };
  });

/** The accounts that the buyer may act for, the own one first. */
export const loadManagedAccounts = async (client: Client): Promise<readonly ManagedAccount[]> =>
  toManagedAccounts(await getExternalManagedAccounts(client, { includeMyAccount: true }));
