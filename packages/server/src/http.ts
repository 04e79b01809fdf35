export { ApiError } from './lib/errors/api-error.ts';
export {
  badRequest,
  type ErrorFactory,
  errorEntries,
  errorFactory,
  type FieldProblem,
  insufficientAccess,
  notFound,
  type SaveVerb,
  saveError,
  versionConflict,
} from './lib/errors/errors.ts';
export { type Message, messagesOf } from './lib/errors/message.ts';
export { toApiError } from './lib/errors/to-api-error.ts';
export { acceptedLanguage, findAccepted, requestedLanguage } from './lib/http/accepted-language.ts';
export {
  type BodyCaller,
  type BodyMemory,
  type BodyMemoryLimits,
  createBodyBudget,
} from './lib/http/body/body-memory.ts';
export { readBytes } from './lib/http/body/read-bytes.ts';
export { type FormUploads, formReader, type ReadForm } from './lib/http/body/read-form.ts';
export { type Pair, readUrlencoded } from './lib/http/body/read-urlencoded.ts';
export { type CallInProcess, callInProcess } from './lib/http/call-in-process.ts';
export {
  type Caller,
  type CallerOptions,
  isEncrypted,
  type RequestInfo,
  readCaller,
} from './lib/http/caller.ts';
export type { Context, CookieOptions, Cookies } from './lib/http/context.ts';
export { readCookies } from './lib/http/cookie-jar.ts';
export { isSafe, rejectCrossSite } from './lib/http/cross-site.ts';
export { escapeHtml } from './lib/http/escape-html.ts';
export { etagHeaders, etagReply } from './lib/http/etag.ts';
export { ensureGuestKey, guestCookie, hashGuestSecret } from './lib/http/guest.ts';
export type { HandledCall, NoteCall } from './lib/http/handled-call.ts';
export { JsonText, jsonArray, jsonObject, type Writable, writeJson } from './lib/http/json-text.ts';
export { hashLinkKey, newLinkKey } from './lib/http/link-key.ts';
export {
  LazyReply,
  Reply,
  type Route,
  type RouteConfig,
  readsReplica,
  route,
  routeWhen,
} from './lib/http/route.ts';
export { sendBytes } from './lib/http/send-bytes.ts';
export { requireStorable } from './lib/http/storable.ts';
export { uiApiPath } from './lib/http/ui-api-path.ts';
export { newId } from './lib/ids/new-id.ts';
