import { anyOf, list, nullValue, object, oneOf, optional, text } from '../schema.ts';
import { shareTypes, visibilities } from './list-choice.ts';
import { orderedByItem } from './list-order.ts';

/** D-041, D-167 to D-169. */
const filterItem = object({ fieldApiName: text(), operandLabels: list(text()), operator: text() });

const entityId = optional(anyOf(text(), nullValue));

/** D-042, D-174. */
const scope = object({ apiName: text(), entityId, relatedEntityId: entityId });

const share = object({ label: optional(text()), shareApiName: text() });

/** Names, as requests are documented, or the form that list infos answer (D-031). */
const sharedWith = anyOf(text(), object({ shareType: oneOf(shareTypes), shares: list(share) }));

/** Which records a list has (D-039). @internal */
export const listFilters = {
  filterLogicString: optional(text()),
  filteredByInfo: optional(list(filterItem)),
  scope: optional(scope),
};

/** What a list is made of (D-039); `orderedByInfo` is beside the specification. @internal */
export const listInput = {
  displayColumns: optional(list(text())),
  ...listFilters,
  label: optional(text()),
  listShares: optional(list(sharedWith)),
  orderedByInfo: optional(list(orderedByItem)),
  visibility: optional(oneOf(visibilities)),
};
