export { type Cookies, cookieStorage, pageCookies } from './lib/cookie/cookies.ts';
export { CodeUnavailable, NoResponse, NotFound, Redirect } from './lib/errors.ts';
export { deferredAct } from './lib/page/deferred-act.ts';
export { isUnavailable, maySignInHelp, retryAfter } from './lib/page/error-status.ts';
export {
  type InvalidOutcome,
  invalid,
  type Outcome,
  type Problem,
  redirectTo,
  signInFirst,
} from './lib/page/form-outcome.ts';
export type { Alternate, Head } from './lib/page/head.ts';
export {
  type Opened,
  type OpenPage,
  type OpenPageOptions,
  openPage,
  type Visit,
} from './lib/page/open-page.ts';
export {
  type FormUploads,
  type Page,
  type PageContext,
  pageDefiner,
  type RequestContext,
  type ViewProps,
} from './lib/page/page.ts';
export { PageView, type PageViewProps } from './lib/page/page-view.ts';
export { type PendingForm, type PendingFormSlot, pendingForms } from './lib/page/pending-form.ts';
export {
  type ActOn,
  actByIntent,
  type FormsOf,
  type IntentAct,
  type IntentHandlers,
  type IntentOptions,
  type PostedForm,
  type WithForms,
} from './lib/page/posted-form.ts';
export type { SignIn, SiteDefinition } from './lib/page/site-definition.ts';
export { PreservedMarkup, StaticMarkup } from './lib/page/static-markup.ts';
export { type SubmitOptions, type SubmitOutcome, submitForm } from './lib/page/submit-form.ts';
export { useIsHydrated } from './lib/page/use-is-hydrated.ts';
