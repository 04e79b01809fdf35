// #region gateway
import { createOrgGateway, type OrgGatewayOptions } from '@relab/client/org-server';

type Handler = (request: Request) => Promise<Response>;

/** A server whose pages call the org at their own origin; the tokens never leave it. */
export function withOrg(options: OrgGatewayOptions, app: Handler): Handler {
  const gateway = createOrgGateway(options);
  return async (request) => (await gateway(request)) ?? (await app(request));
}
// #endregion gateway
