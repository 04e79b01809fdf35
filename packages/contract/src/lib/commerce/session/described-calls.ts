import type { DescribedCall } from '../../described-call.ts';
import { responses } from '../../described-call.ts';
import { getAiConfiguration, getAppContext, getSessionContext } from './context.ts';
import { AiConfiguration, AppContext, SessionContext } from './context-schemas.ts';
import { getEffectiveAccount, getExternalManagedAccounts } from './managed-account.ts';
import { EffectiveAccount, ExternalManagedAccounts } from './managed-account-schemas.ts';

/** What the calls of this folder respond. */
export const commerceSessionCalls: readonly DescribedCall[] = [
  responses(getAppContext, { 200: AppContext }),
  responses(getSessionContext, { 200: SessionContext }),
  responses(getAiConfiguration, { 200: AiConfiguration }),
  responses(getExternalManagedAccounts, {
    200: ExternalManagedAccounts,
  }),
  responses(getEffectiveAccount, { 200: EffectiveAccount }),
];
