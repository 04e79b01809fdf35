import type { Database } from '@relab/database';
import type { Principal } from '../principal/principal.ts';

/** How long a cookie lasts, and who sees it. */
export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser. 0 removes it. */
  readonly maxAge?: number;
  /** True unless said otherwise: scripts do not see it. */
  readonly httpOnly?: boolean;
}

/** The request's cookies, and those that the response will set (Path=/, SameSite=Lax, Secure under https). */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
}

/** What a call's function may use beside its config. */
export interface Context {
  readonly database: Database;
  readonly principal: Principal;
  readonly cookies: Cookies;
  readonly headers: Headers;
  readonly url: URL;
  /** The caller's network address, where the transport has it; limits count by its network (`networkOf`). */
  readonly address?: string;
  readonly now: () => Date;
}
