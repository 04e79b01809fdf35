import type { Database } from '@relab/database';
import type { BodyMemory } from '../http/body/body-memory.ts';
import type { ReadForm } from '../http/body/read-form.ts';
import type { Caller, RequestInfo } from '../http/caller.ts';
import type { Cookies } from '../http/context.ts';
import type { Route } from '../http/route.ts';
import type { Identity } from '../identity/identity.ts';

/** What the parts of a server stand on. */
export interface Host {
  /** Its statements have the time limit of requests. */
  readonly database: Database;
  readonly identity: Identity;
  /** The address at which programs read who somebody is. */
  readonly identityUrl: (userId: string) => string;
  /** Of the installation; signatures come from it. */
  readonly secret: string;
  /** The public address. */
  readonly baseUrl: string;
  readonly now: () => Date;
}

/** One request on its way through the server. */
export interface Exchange {
  readonly request: Request;
  readonly info: RequestInfo;
  readonly caller: Caller;
  readonly cookies: Cookies;
  /** What the request's body may take of the process's memory. */
  readonly memory: BodyMemory;
}

/** A path that is no call of the API but is handled like one: with the API's headers, its errors and its cookies. */
export interface Endpoint {
  readonly methods: readonly string[];
  /** In the router's notation: `/embed/forms/:contentKey`. */
  readonly path: string;
  readonly handle: (
    params: Readonly<Record<string, string>>,
    exchange: Exchange,
  ) => Response | Promise<Response>;
}

/** What a package adds to the server. */
export interface ServerPart {
  readonly routes?: readonly Route[];
  readonly endpoints?: readonly Endpoint[];
  /**
   * Answers what no route and no endpoint does, such as the pages of a site; undefined leaves it to the next part. Its
   * responses go out as they are.
   */
  readonly fallback?: (exchange: Exchange, readForm: ReadForm) => Promise<Response | undefined>;
  /** Folders of migrations that must be applied before the server is ready. */
  readonly migrations?: readonly URL[];
}

/** A part, or a function that makes one over the host. */
export type CreatePart = ServerPart | ((host: Host) => ServerPart);
