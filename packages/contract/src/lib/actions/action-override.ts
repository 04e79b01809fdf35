import { defaultLifetime, read, shape } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { boolean, list, object, optional, text } from '../schema.ts';
import { actionsPath } from './action-parameters.ts';
import type { ActionOverrides, FormulaActivations } from './responses.ts';

/** What stands in for an object's standard actions. D-237: 30 days. */
export const getActionOverrides = read({
  id: 'getActionOverrides',
  area: 'actions',
  path: `${actionsPath}/overrides/{objectApiName}`,
  query: object({ defaultTemplateOnly: optional(boolean), type: optional(text()) }),
  response: shape<ActionOverrides>(),
  lifetime: defaultLifetime,
});

/** Which actions a page's formulas let through. D-259: 5 minutes. */
export const getFlexipageFormulaActivations = read({
  id: 'getFlexipageFormulaActivations',
  area: 'actions',
  path: `${actionsPath}/formula-activation/{actionFeature}`,
  query: object({ application: optional(text()), objectApiNames: optional(list(text())) }),
  response: shape<FormulaActivations>(),
  lifetime: minutes(5),
});
