import { dataPath } from '../call.ts';
import { formFactor } from '../form-factor.ts';
import { list, optional, text } from '../schema.ts';

/** @internal */
export const actionsPath = `${dataPath}/ui-api/actions` as const;

const names = optional(list(text()));

/** What every read of actions may be narrowed by. The platform adds types and sections, so that any text is one. @internal */
export const actionChoice = {
  actionTypes: names,
  formFactor: optional(formFactor),
  sections: names,
};

/** Where actions can also be requested by name. @internal */
export const namedActionChoice = {
  ...actionChoice,
  apiNames: names,
  retrievalMode: optional(text()),
};
