import {
  type EffectiveAccount,
  type ExternalManagedAccounts,
  effectiveAccountRequired,
  getEffectiveAccount,
  getExternalManagedAccounts,
} from '@relab/contract/commerce';
import { Account } from '@relab/records/objects';
import { badRequest, type Route } from '@relab/server/http';
import type { Principal, User } from '@relab/server/principal';
import { sql } from 'kysely';
import { insufficientAccess, notFound } from '../errors.ts';
import { publicColumn, type Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';

type ManagedAccount = ExternalManagedAccounts['externalManagedAccounts'][number];

type Address = ManagedAccount['address'];

interface Row extends Pick<Address, 'street' | 'city' | 'state' | 'zip' | 'country'> {
  readonly id: string;
  readonly name: string;
  readonly managed_id: string | null;
}

const countries = new Intl.DisplayNames('en-US', { type: 'region' });

/** The reference has names. What is no code is a name already. */
const countryName = (country: string | null): string | null =>
  country !== null && /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country;

const nowhere = { geolocationAccuracy: null, latitude: null, longitude: null };

const responseOf = ({ id, name, managed_id, ...address }: Row): ManagedAccount => ({
  accountId: id,
  accountName: name,
  address: { ...nowhere, ...address, country: countryName(address.country) },
  externalManagedAccountId: managed_id,
  isMyAccount: managed_id === null,
});

function userOf(principal: Principal): User {
  if (principal.kind === 'user') return principal;
  throw insufficientAccess('Sign in to see the accounts that you may act for.');
}

/** The delivery address, or the other one where it is the only one. */
const addressColumns = sql`
  coalesce(a.shipping_street, case when a.shipping_city is null then a.billing_street end) as street,
  coalesce(a.shipping_city, a.billing_city) as city,
  case when a.shipping_city is null then a.billing_state else a.shipping_state end as state,
  case when a.shipping_city is null then a.billing_postal_code else a.shipping_postal_code end as zip,
  case when a.shipping_city is null then a.billing_country else a.shipping_country end as country`;

export function managedAccountRoutes(shop: Shop): Route[] {
  return [
    shopRoute(shop, 'open', getExternalManagedAccounts, async ({ includeMyAccount }, context) => {
      const { accountId } = userOf(context.principal);
      const { rows } = await sql<Row>`
        select a.id, a.name, m.id as managed_id, ${addressColumns}
        from account a left join external_managed_account m
          on m.target_account_id = a.id and m.account_id = ${accountId} and not m.is_deleted
        where (m.id is not null or (a.id = ${accountId} and ${includeMyAccount ?? false})) and not a.is_deleted
        order by m.id is not null, a.name, a.id`.execute(context.database);
      return {
        externalManagedAccounts: rows.map(responseOf),
        totalExternalManagedAccounts: rows.length,
      };
    }),

    // Whether it may be acted for is decided before this runs, as for every call that names an account.
    shopRoute(shop, 'open', getEffectiveAccount, async (config, context): Promise<EffectiveAccount> => {
      if (config.effectiveAccountId.trim() === '') {
        throw badRequest(effectiveAccountRequired, 'effectiveAccountId');
      }
      const { accountId } = userOf(context.principal);
      const fields = (config.fields ?? []).filter((name) => publicColumn(Account, name) !== undefined);
      const values = fields.map((name) => sql`${sql.id(publicColumn(Account, name) ?? 'id')}::text`);
      const { rows } = await sql<{ id: string; name: string; field_values: readonly (string | null)[] }>`
        select id, name,
          ${values.length === 0 ? sql`'{}'::text[]` : sql`array[${sql.join(values)}]::text[]`} as field_values
        from account where id = ${accountId}`.execute(context.database);
      const [account] = rows;
      if (!account) throw notFound('account');
      const { id, name, field_values } = account;
      if (config.fields === undefined) return { id, name };
      return {
        id,
        name,
        fields: Object.fromEntries(fields.map((field, at) => [field, { value: field_values[at] ?? null }])),
      };
    }),
  ];
}
