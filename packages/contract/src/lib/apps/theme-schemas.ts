import * as z from 'zod/mini';

const text = z.nullable(z.string());
const Picture = z.nullable(z.looseObject({ largeUrl: text, mediumUrl: text, smallUrl: text }));
const Banner = z.nullable(z.looseObject({ fullSizeUrl: text }));

/** Colors are hexadecimal. */
export const Theme = z.looseObject({
  brandColor: text,
  brandImage: Picture,
  defaultGroupBanner: Banner,
  defaultGroupImage: Picture,
  defaultPageBanner: Banner,
  defaultUserBanner: Banner,
  defaultUserImage: Picture,
  density: text,
  headerColor: text,
  linkColor: text,
  pageColor: text,
});
