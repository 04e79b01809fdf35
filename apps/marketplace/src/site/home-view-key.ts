import { contentKey } from '@relab/content';

/** The key of the view that the home page is. */
export const homeViewKey: string = contentKey('view home');
