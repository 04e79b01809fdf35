import type { Client } from '../../client/client.ts';
import { getAppContext } from './context.ts';

/** Marks requests of high-scale carts where the app context has the flag (S-225, X-37). */
export function highScale(client: Client): { readonly highScaleCart?: string } {
  const { data } = getAppContext.peek(client, {});
  return data?.propertiesEx.highScaleCartEnabled ? { highScaleCart: 'true' } : {};
}
