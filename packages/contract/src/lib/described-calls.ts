// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

import { actionsCalls } from './actions/described-calls.ts';
import { administrationCalls } from './administration/described-calls.ts';
import { analyticsCalls } from './analytics/described-calls.ts';
import { appsCalls } from './apps/described-calls.ts';
import { avatarsCalls } from './avatars/described-calls.ts';
import { commerceCartCalls } from './commerce/cart/described-calls.ts';
import { commerceCatalogueCalls } from './commerce/catalogue/described-calls.ts';
import { commerceCheckoutCalls } from './commerce/checkout/described-calls.ts';
import { commerceOrderManagementCalls } from './commerce/order-management/described-calls.ts';
import { commerceOrdersCalls } from './commerce/orders/described-calls.ts';
import { commerceSessionCalls } from './commerce/session/described-calls.ts';
import { contentAuthoringDocumentsCalls } from './content/authoring/documents/described-calls.ts';
import { contentAuthoringPublishingCalls } from './content/authoring/publishing/described-calls.ts';
import { contentAuthoringSpacesCalls } from './content/authoring/spaces/described-calls.ts';
import { contentCalls } from './content/described-calls.ts';
import type { DescribedCall } from './described-call.ts';
import { duplicatesCalls } from './duplicates/described-calls.ts';
import { favoritesCalls } from './favorites/described-calls.ts';
import { filesCalls } from './files/described-calls.ts';
import { historyCalls } from './history/described-calls.ts';
import { identityCalls } from './identity/described-calls.ts';
import { layoutsCalls } from './layouts/described-calls.ts';
import { listsCalls } from './lists/described-calls.ts';
import { objectInfoCalls } from './object-info/described-calls.ts';
import { recordsCalls } from './records/described-calls.ts';
import { relatedListsCalls } from './related-lists/described-calls.ts';
import { searchCalls } from './search/described-calls.ts';
import { sobjectsCalls } from './sobjects/described-calls.ts';

/** Every call with the schemas of its responses: what OpenAPI is written from, and tests check by. */
export const describedCalls: readonly DescribedCall[] = [
  ...actionsCalls,
  ...administrationCalls,
  ...analyticsCalls,
  ...appsCalls,
  ...avatarsCalls,
  ...commerceCartCalls,
  ...commerceCatalogueCalls,
  ...commerceCheckoutCalls,
  ...commerceOrderManagementCalls,
  ...commerceOrdersCalls,
  ...commerceSessionCalls,
  ...contentAuthoringDocumentsCalls,
  ...contentAuthoringPublishingCalls,
  ...contentAuthoringSpacesCalls,
  ...contentCalls,
  ...duplicatesCalls,
  ...favoritesCalls,
  ...filesCalls,
  ...historyCalls,
  ...identityCalls,
  ...layoutsCalls,
  ...listsCalls,
  ...objectInfoCalls,
  ...recordsCalls,
  ...relatedListsCalls,
  ...searchCalls,
  ...sobjectsCalls,
];
