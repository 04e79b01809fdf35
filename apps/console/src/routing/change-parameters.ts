import { hrefWith } from './href-with.ts';
import { navigate } from './navigate.ts';

/** Shows the same page with other parameters, in place of the present entry of the history; one that is empty is left out. */
export const changeParameters = (url: URL, changes: Readonly<Record<string, string>>): void =>
  navigate(hrefWith(url, changes), { replace: true, keepsPlace: true });
