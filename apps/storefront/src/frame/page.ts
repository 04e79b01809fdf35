import type { Client } from '@relab/client';
import type { Alternate } from '@relab/toolkit/head-tags';
import type { PageData } from '@relab/toolkit/page-data-layer';
import type { ReactNode } from 'react';
import type { ComparedSlot } from '../comparing/compared-ids.ts';
import type { AnyParams, Params, Route } from './route.ts';
import type { SiteSettings } from './settings.ts';

/** What the three parts of a page may use; the same on the server and in the browser. */
export interface PageContext<P = AnyParams> {
  readonly client: Client;
  readonly params: P;
  readonly url: URL;
  readonly settings: SiteSettings;
  /** The listings chosen for a comparison. */
  readonly compared: ComparedSlot;
  /** Sends what waited for somebody to sign in, once they have; answers where it led. Of `act` alone. */
  readonly resume?: (() => Promise<string | undefined>) | undefined;
  /** Where a page tells of what it could do without; on the server. */
  readonly log?: ((error: unknown) => void) | undefined;
}

/** What stands in the head of the document. Addresses may be paths. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  readonly canonical?: string | undefined;
  readonly image?: string | undefined;
  /** Of the answer, where it is not 200. */
  readonly status?: number | undefined;
  /** Pages that no search engine should list. */
  readonly noIndex?: boolean | undefined;
  /** The same page in other languages, `x-default` for readers of none of them. */
  readonly alternates?: readonly Alternate[] | undefined;
  /** HTML by an author, of which `readHeadTags` says what counts (C-154). */
  readonly customHeadTags?: string | undefined;
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** S-037: what the page tells of itself beside its name and title. */
  readonly facts?: PageData | undefined;
}

/** Something a form was refused for; `field` is the name of the control it belongs to. */
export interface Problem {
  readonly field?: string | undefined;
  readonly message: string;
}

/**
 * What a form's `act` led to: another page, the same page with what is wrong and what was typed, or the sign-in page, which
 * leads on to `next`.
 */
export type Outcome =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'sign-in'; readonly next: string }
  | {
      readonly kind: 'invalid';
      readonly form: string;
      readonly problems: readonly Problem[];
      readonly values: Readonly<Record<string, string>>;
      /** The server did not accept it from whoever sent it: they may be signed out. */
      readonly maySignInHelp?: boolean;
      /** No answer came: in a browser the form stays as it is, with all that was typed. */
      readonly isUnanswered?: boolean;
    };

export type InvalidOutcome = Extract<Outcome, { kind: 'invalid' }>;

export const redirectTo = (href: string): Outcome => ({ kind: 'redirect', href });

/** Only somebody who is signed in may do this. */
export const signInFirst = (next: string): Outcome => ({ kind: 'sign-in', next });

/** Secrets never travel back. */
const secret = /password|token/i;

/** The same page again, with problems; `form` tells which form of the page it was. */
export function invalid(
  form: string,
  problems: readonly Problem[],
  data: FormData,
  maySignInHelp = false,
): InvalidOutcome {
  const values: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string' && !secret.test(name)) values[name] = value;
  return { kind: 'invalid', form, problems, values, ...(maySignInHelp && { maySignInHelp }) };
}

/** Thrown by `load` or `act`: there is no such page. */
export class NotFound extends Error {}

/** Thrown by `load`: the page is elsewhere. */
export class Redirect extends Error {
  readonly href: string;
  readonly permanent: boolean;

  constructor(href: string, permanent = false) {
    super(`Go to ${href}`);
    this.href = href;
    this.permanent = permanent;
  }
}

export interface ViewProps<Data> {
  readonly data: Data;
  readonly url: URL;
  readonly settings: SiteSettings;
  /** What the last form of this page was refused for. */
  readonly outcome: InvalidOutcome | null;
}

export interface FormUploads {
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** A page: `load` asks through the client for what it needs, `act` does what its forms ask, `View` shows it. */
export interface Page<P = AnyParams, Data = unknown> {
  /** The page's name for analytics (S-065 to S-067). */
  readonly name: string;
  /**
   * Nothing on it listens, and nothing on it changes while it is shown. A browser that the server sent it to keeps the markup
   * and fetches no code for it.
   */
  readonly isStatic?: boolean;
  /** The files that its forms may bring, and bytes of a whole form with them; without it they bring none. */
  readonly uploads?: FormUploads;
  readonly load: (context: PageContext<P>) => Promise<Data>;
  /** Whether a form may be sent by itself once its visitor has signed in: it costs nothing and is easily undone. */
  readonly isResumable?: (form: FormData) => boolean;
  /** Where a form stood that other pages post to this one. */
  readonly nextAfterSignIn?: (form: FormData) => string | undefined;
  readonly act?: (context: PageContext<P>, form: FormData) => Promise<Outcome>;
  readonly head: (data: Data, context: PageContext<P>) => Head;
  readonly View: (props: ViewProps<Data>) => ReactNode;
}

/** Ties a page to the parameters of its route and forgets the types of its data, which only it knows. */
export function definePage<Pattern extends string, Data>(
  _route: Route<Pattern>,
  page: Page<Params<Pattern>, Data>,
): Page {
  return page as unknown as Page;
}
