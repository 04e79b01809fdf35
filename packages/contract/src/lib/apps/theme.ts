import { dataPath, read, shape } from '../call.ts';
import type { Theme } from './responses.ts';

/** The colors and pictures of the whole installation. It states no lifetime and so has the default one (D-239). */
export const getActiveTheme = read({
  id: 'getActiveTheme',
  area: 'apps',
  path: `${dataPath}/ui-api/themes/active`,
  response: shape<Theme>(),
});
