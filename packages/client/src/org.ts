export { type LimitOptions, retryLimits } from './lib/limits/retry-limits.ts';
export type { BrowserPage } from './lib/org/browser-page.ts';
export { chooseVersion, type VersionOptions } from './lib/org/choose-version.ts';
export { gatewayFetch } from './lib/org/gateway-fetch.ts';
export {
  createOrgSession,
  type OrgSession,
  type OrgSessionOptions,
  type SignInOptions,
} from './lib/org/org-session.ts';
export type { OrgUser } from './lib/org/org-tokens.ts';
