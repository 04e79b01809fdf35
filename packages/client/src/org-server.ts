export { createOrgGateway, type OrgGateway, type OrgGatewayOptions } from './lib/org-server/org-gateway.ts';
export type { SessionStore } from './lib/org-server/session-store.ts';
