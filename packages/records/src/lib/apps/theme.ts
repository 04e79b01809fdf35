import type { Theme } from '@relab/contract/records';
import { colorOf } from '../object-info/object-info.ts';
import type { Reader } from '../objects/access.ts';
import { eTagOf } from '../query/represent.ts';
import { appsOf } from './find-app.ts';

/** The color of the app that opens first, and no pictures: none are declared. No statement. */
export function readTheme(reader: Reader): Theme & { readonly eTag: string } {
  const color = colorOf(appsOf(reader)[0]?.app ?? {});
  const theme = {
    brandColor: color,
    brandImage: null,
    defaultGroupBanner: null,
    defaultGroupImage: null,
    defaultPageBanner: null,
    defaultUserBanner: null,
    defaultUserImage: null,
    density: 'Comfy',
    headerColor: color,
    linkColor: null,
    pageColor: null,
  };
  return { ...theme, eTag: eTagOf(theme) };
}
