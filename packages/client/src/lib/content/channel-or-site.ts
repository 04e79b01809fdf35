/** Who content is delivered to. */
export type ChannelOrSite = { readonly siteId: string } | { readonly channelId: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The value where it is a text with something in it; a TypeError that names the parameter otherwise. */
export function demandText(name: string, value: unknown): string {
  if (!isText(value)) throw new TypeError(`The '${name}' param must be a string that is not blank.`);
  return value;
}

/** What the prefix of an id means: `0DM` is a site (S-201), `0ap` a channel (S-202), anything else neither (S-203). */
export function channelOrSite(channelOrSiteId: unknown): ChannelOrSite {
  const id = demandText('channelOrSiteId', channelOrSiteId);
  if (id.startsWith('0DM')) return { siteId: id };
  if (id.startsWith('0ap')) return { channelId: id };
  throw new TypeError(`The 'channelOrSiteId' param is neither the id of a site nor of a channel: "${id}".`);
}
