import { siteId, webstoreId } from '../site/ids.ts';
import type { Environment } from './read-value.ts';
import { SettingError } from './setting-error.ts';

/** The server of somebody else whose shop the pages show. */
export interface Upstream {
  /** Without a path: `https://shop.example`. */
  readonly origin: string;
  readonly webstoreId: string;
  readonly siteId: string;
}

function id(name: string, text: string | undefined, otherwise: string): string {
  if (!text) return otherwise;
  if (/^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/.test(text)) return text;
  throw new SettingError(`${name} must be an id of 15 or 18 letters and digits; it is "${text}".`);
}

/** Undefined where the pages show the shop of this installation. */
export function upstreamServer(env: Environment): Upstream | undefined {
  if (!env.RELAB_UPSTREAM) return undefined;
  const url = URL.parse(env.RELAB_UPSTREAM);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new SettingError(
      'RELAB_UPSTREAM must be an http or https address without a user name, such as https://shop.example.',
    );
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new SettingError(
      `RELAB_UPSTREAM is an address without a path: ${url.origin} rather than ${url.href}.`,
    );
  return {
    origin: url.origin,
    webstoreId: id('RELAB_UPSTREAM_WEBSTORE', env.RELAB_UPSTREAM_WEBSTORE, webstoreId),
    siteId: id('RELAB_UPSTREAM_SITE', env.RELAB_UPSTREAM_SITE, siteId),
  };
}
