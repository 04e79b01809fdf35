import * as calls from '@relab/contract/content';
import { readAdapter } from '../adapters/read-adapter.ts';
import { deliveryErrors } from './delivery-errors.ts';
import { keepTexts } from './keep-texts.ts';

export const listContent = readAdapter(calls.listContent, {
  errorLifetime: deliveryErrors,
  normalize: keepTexts('contentKeys', 'managedContentIds', 'topics'),
});

export const listContentInternal = readAdapter(calls.listContentInternal, {
  errorLifetime: deliveryErrors,
  normalize: keepTexts('contentKeys', 'managedContentIds', 'topics', 'urlNameInList'),
});
