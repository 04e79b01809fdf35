import * as calls from '@relab/contract/content';
import { readAdapter } from '../adapters/read-adapter.ts';
import { deliveryErrors } from './delivery-errors.ts';
import { keepTexts } from './keep-texts.ts';

export const getNavigationMenuItems = readAdapter(calls.getNavigationMenuItems, {
  errorLifetime: deliveryErrors,
  normalize: keepTexts('menuItemTypesToSkip'),
});
