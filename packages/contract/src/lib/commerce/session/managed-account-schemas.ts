import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** S-132. `state` and `country` are names, not codes, as the reference answers them. */
const ManagedAccount = z.looseObject({
  accountId: z.string(),
  accountName: z.string(),
  address: z.object({
    city: text,
    country: text,
    geolocationAccuracy: text,
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    state: text,
    street: text,
    zip: text,
  }),
  /** Null for the buyer's own account, which nobody had to be trusted with. */
  externalManagedAccountId: text,
  isMyAccount: z.boolean(),
});

/** S-134. */
export const ExternalManagedAccounts = z.object({
  externalManagedAccounts: z.array(ManagedAccount),
  totalExternalManagedAccounts: z.int(),
});

/** S-135; `fields` holds those that were requested. */
export const EffectiveAccount = z.looseObject({
  id: z.string(),
  name: z.string(),
  fields: z.optional(z.record(z.string(), z.looseObject({ value: z.unknown() }))),
});
