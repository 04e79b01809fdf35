import type { ConfigFor } from '@relab/contract';
import type * as calls from '@relab/contract/content';
import type { Content, ContentList } from '@relab/contract/content';
import type { Client } from '../client/client.ts';
import type { ReadSettings } from '../client/policy.ts';
import { channelOrSite, demandText } from './channel-or-site.ts';
import {
  getContentForChannel,
  getContentForSite,
  getContentsForChannel,
  getContentsForSite,
} from './delivery.ts';

/** Names one content of a site (id `0DM…`) or of a channel (`0ap…`); any other id is wrong (S-201 to S-203). */
export interface ContentConfig {
  /** S-199. */
  readonly channelOrSiteId: string;
  /** S-200. */
  readonly contentKeyOrId: string;
}

type ListQuery = Omit<ConfigFor<typeof calls.getContentsForSite>, 'siteId' | 'version'>;

/**
 * Names a site or a channel, and which of its contents: types, keys, dates, page (from 0) and references (S-204 to
 * S-210).
 */
export type ContentsConfig = { readonly channelOrSiteId: string } & ListQuery;

const isA =
  (type: 'string' | 'number' | 'boolean') =>
  (value: unknown): boolean =>
    typeof value === type;

/** S-205 to S-210: what each parameter must be, where it is there. */
const listParameters: Readonly<
  Record<keyof ListQuery, readonly [is: (value: unknown) => boolean, type: string]>
> = {
  language: [isA('string'), 'a string'],
  contentKeys: [Array.isArray, 'an array'],
  managedContentIds: [Array.isArray, 'an array'],
  contentTypeFQN: [isA('string'), 'a string'],
  page: [isA('number'), 'a number'],
  pageSize: [isA('number'), 'a number'],
  referenceDepth: [isA('number'), 'a number'],
  includeContentBody: [isA('boolean'), 'a boolean'],
  expandReferences: [isA('boolean'), 'a boolean'],
  referencesAsList: [isA('boolean'), 'a boolean'],
  showAbsoluteUrl: [isA('boolean'), 'a boolean'],
  publishStartDate: [isA('string'), 'a string'],
  publishEndDate: [isA('string'), 'a string'],
};

/** An item of a site or of a channel, whichever the id is of. A parameter that is wrong rejects with a TypeError. */
export async function getContent(
  client: Client,
  { channelOrSiteId, contentKeyOrId }: ContentConfig,
  settings?: ReadSettings,
): Promise<Content> {
  const to = channelOrSite(channelOrSiteId);
  const config = { contentKeyOrId: demandText('contentKeyOrId', contentKeyOrId) };
  return 'siteId' in to
    ? getContentForSite(client, { ...to, ...config }, settings)
    : getContentForChannel(client, { ...to, ...config }, settings);
}

/**
 * A page of the items of a site or of a channel. A parameter of another type than it should have rejects with a
 * TypeError (S-211, X-15).
 */
export async function getContents(
  client: Client,
  { channelOrSiteId, ...query }: ContentsConfig,
  settings?: ReadSettings,
): Promise<ContentList> {
  const to = channelOrSite(channelOrSiteId);
  const input: Readonly<Record<string, unknown>> = query;
  for (const [name, [is, type]] of Object.entries(listParameters)) {
    if (input[name] !== undefined && !is(input[name]))
      throw new TypeError(`The '${name}' param must be ${type}.`);
  }
  return 'siteId' in to
    ? getContentsForSite(client, { ...to, ...query }, settings)
    : getContentsForChannel(client, { ...to, ...query }, settings);
}
