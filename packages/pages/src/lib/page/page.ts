import type { Client } from '@relab/client';
import type { ReactNode } from 'react';
import type { AnyParams, Params, Route } from '../routing/route.ts';
import type { InvalidOutcome, Outcome } from './form-outcome.ts';
import type { Head } from './head.ts';
import type { ActOn, FormsOf } from './posted-form.ts';

/** What every page of any site may use; the same on the server and in the browser. */
export interface RequestContext<P = AnyParams> {
  readonly client: Client;
  readonly params: P;
  readonly url: URL;
  /** Sends the form that waited for a sign-in, and returns where it led. Of `act` alone. */
  readonly resume?: (() => Promise<string | undefined>) | undefined;
  /** Where a page logs what it could do without; on the server. */
  readonly log?: ((error: unknown) => void) | undefined;
  /** On the page that is shown in place of one that failed: what went wrong. */
  readonly failure?: unknown;
}

/** With what the site shares with all of its pages, such as its settings. */
export type PageContext<Shared extends object, P = AnyParams> = RequestContext<P> & Shared;

/** What the view of a page gets beside what the site shares. */
export interface ViewProps<Data> {
  readonly data: Data;
  readonly url: URL;
  /** Why the last form of this page was not accepted. */
  readonly outcome: InvalidOutcome | null;
}

/** Limits of the files in a form, of all together in bytes; a post beyond them never reaches `act`. */
export interface FormUploads {
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** A page: `load` reads through the client what it needs, `act` does what its forms request, `View` renders it. */
export interface Page<Shared extends object = object, P = AnyParams, Data = unknown> {
  /** The page's name for analytics (S-065 to S-067). */
  readonly name: string;
  /**
   * Nothing on it listens, and nothing on it changes while it is shown. A browser that the server sent it to keeps the markup
   * and fetches no code for it. Its view shows nothing but its data, which is JSON, its address and what the site
   * passes to it: the server renders it once for all who are shown the same. With a function the server decides by the
   * page's data.
   */
  readonly isStatic?: boolean | ((data: Data) => boolean);
  /** The files that its forms may bring, and bytes of a form with them; without it they bring none. */
  readonly uploads?: FormUploads;
  readonly load: (context: PageContext<Shared, P>) => Promise<Data>;
  /** Whether a form may be sent by itself once its visitor has signed in: it costs nothing and is easily undone. */
  readonly isResumable?: (form: FormData) => boolean;
  /** Where a form stood that other pages post to this one. */
  readonly nextAfterSignIn?: (form: FormData) => string | undefined;
  readonly act?: (context: PageContext<Shared, P>, form: FormData) => Promise<Outcome>;
  readonly head: (data: Data, context: PageContext<Shared, P>) => Head;
  readonly View: (props: ViewProps<Data> & Shared) => ReactNode;
}

/**
 * A page as a site declares it: one whose route declares a form has an `act` for it, one to whose route nothing is
 * posted has none. A table without `WithForms` is not checked.
 */
type DeclaredPage<Shared extends object, P, Data, Forms> = Omit<Page<Shared, P, Data>, 'act'> &
  (unknown extends Forms
    ? Pick<Page<Shared, P, Data>, 'act'>
    : [Forms] extends [never]
      ? { readonly act?: undefined }
      : { readonly act: ActOn<PageContext<Shared, P>, Forms> });

/**
 * For a site that shares `Shared` with its pages: a function that ties a page to the parameters of its route, and to what is
 * posted to it, and forgets the types of its data, which only the page knows.
 */
export const pageDefiner =
  <Shared extends object>() =>
  <Declared extends Route, Data>(
    _route: Declared,
    page: DeclaredPage<Shared, Params<Declared['pattern']>, Data, FormsOf<Declared>>,
  ): Page<Shared> =>
    page as unknown as Page<Shared>;
