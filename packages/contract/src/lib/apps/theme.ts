import { dataPath, read, shape } from '../call.ts';
import { responses } from '../described-call.ts';
import { Theme } from './theme-responses.ts';

/** The colors and pictures of the whole installation. It states no lifetime and so has the default one (D-239). */
export const getActiveTheme = read({
  id: 'getActiveTheme',
  area: 'apps',
  path: `${dataPath}/ui-api/themes/active`,
  response: shape<Theme>(),
});

export const getActiveThemeResponses = responses(getActiveTheme, { 200: Theme });
