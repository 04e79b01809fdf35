export { acceptedLanguage, requestedLanguage } from './lib/http/accepted-language.ts';
export { ApiError, badRequest } from './lib/http/api-error.ts';
export { type AskInside, askInside } from './lib/http/ask-inside.ts';
export type { BodyMemory } from './lib/http/body/body-memory.ts';
export { readBytes } from './lib/http/body/read-bytes.ts';
export type { FormUploads, ReadForm } from './lib/http/body/read-form.ts';
export { type Pair, readUrlencoded } from './lib/http/body/read-urlencoded.ts';
export type { RequestInfo } from './lib/http/caller.ts';
export type { Context, CookieOptions, Cookies } from './lib/http/context.ts';
export { escapeHtml } from './lib/http/escape-html.ts';
export { toApiError } from './lib/http/fail.ts';
export { ensureGuestKey, guestCookie, hashGuestSecret } from './lib/http/guest.ts';
export { hashLinkKey, newLinkKey } from './lib/http/link-key.ts';
export {
  conflict,
  type FieldProblem,
  listOf,
  noAccess,
  notFound,
  saveError,
} from './lib/http/record-error.ts';
export { type Asked, LateReply, Reply, type Route, route, routeWhen } from './lib/http/route.ts';
export { sendBytes } from './lib/http/send-bytes.ts';
export { requireStorable } from './lib/http/storable.ts';
export { tagged, taggedReply } from './lib/http/tagged.ts';
export { uiApiPath } from './lib/http/ui-api-path.ts';
export { newId } from './lib/ids/new-id.ts';
