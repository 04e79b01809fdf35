import { createHrefOf } from '@relab/pages/routes';
import { prefix } from './language/language.ts';

/** The address of one of the site's routes, in the language of the pages. */
export const hrefOf = createHrefOf(prefix);
