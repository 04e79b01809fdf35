import * as calls from '@relab/contract/content';
import { readAdapter } from '../adapters/read-adapter.ts';
import { deliveryErrors } from './delivery-errors.ts';
import { keepTexts } from './keep-texts.ts';

/**
 * A menu of a site in two levels; the usual one (`Default_Navigation`) where none is named. Kept for an hour, a 404
 * for 30 s.
 */
export const getNavigationMenuItems = readAdapter(calls.getNavigationMenuItems, {
  errorLifetime: deliveryErrors,
  normalize: keepTexts('menuItemTypesToSkip'),
});
