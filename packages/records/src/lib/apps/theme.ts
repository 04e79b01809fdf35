import type { Theme } from '@relab/contract/records';
import { nullMembers, ThemeSchema } from '@relab/contract/server';
import { colorOf } from '../object-info/object-info.ts';
import type { Reader } from '../objects/access.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { appsOf } from './find-app.ts';

const noTheme = nullMembers(ThemeSchema);

/** The color of the app that opens first, and no pictures: none are declared. No statement. */
export function readTheme(reader: Reader): Tagged<Theme> {
  const color = colorOf(appsOf(reader)[0]?.app ?? {});
  return withETag({ ...noTheme, brandColor: color, density: 'Comfy', headerColor: color });
}
