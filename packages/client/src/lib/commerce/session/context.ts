import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { changeCartStatus } from '../cart-status.ts';

/** What the store allows and how it is set up (S-138 to S-143). What guests may do with a cart stands in its status too. */
export const getAppContext = readAdapter(calls.getAppContext, {
  publish(client, key, _, response) {
    client.store.publish(key, response, calls.getAppContext.lifetime);
    const { guestCartEnabled, guestCheckoutEnabled } = response;
    changeCartStatus(client, {
      isGuestCartEnabled: guestCartEnabled,
      isGuestCheckoutEnabled: guestCheckoutEnabled,
    });
  },
});

/** The user of the session (S-137). */
export const getSessionContext = readAdapter(calls.getSessionContext, { dependsOn: ['session'] });

/** Which services of that kind the store has (S-144). */
export const getAiConfiguration = readAdapter(calls.getAiConfiguration);
