import * as z from 'zod/mini';
import { FieldValue } from '../records/record-schemas.ts';

const text = z.nullable(z.string());

/** D-065. */
export const QuickActionExecution = z.looseObject({
  contextId: text,
  feedItemId: text,
  id: text,
  isCreated: z.boolean(),
  isSuccess: z.boolean(),
  successMessage: text,
});

/** D-066. */
export const QuickActionDefaults = z.looseObject({
  actionApiName: z.string(),
  fields: z.record(z.string(), FieldValue),
  objectApiName: text,
});

/** D-067; the layout is passed on unread. */
export const QuickActionLayout = z.looseObject({
  actionApiName: z.string(),
  layout: z.nullable(z.record(z.string(), z.unknown())),
});

const Color = z.looseObject({ color: z.string(), colorContext: text, theme: text });
const Icon = z.looseObject({
  contentType: z.string(),
  height: z.int(),
  theme: text,
  url: z.string(),
  width: z.int(),
});
const CopilotInput = z.looseObject({ inputName: z.string(), inputValue: text });
const Parameter = z.looseObject({ parameterName: z.string(), parameterValue: text });

/** D-068, D-069; `accessLevelRequired` is the access to the record that a user needs (D-217). Icons are in pixels. */
export const QuickActionInfo = z.looseObject({
  accessLevelRequired: text,
  actionApiName: z.string(),
  colors: z.array(Color),
  copilotActionDescription: text,
  copilotInputs: z.array(CopilotInput),
  copilotIntent: text,
  copilotPlanTemplateId: text,
  copilotUserUtterance: text,
  flowDevName: text,
  flowRecordIdVar: text,
  iconName: text,
  icons: z.array(Icon),
  label: z.string(),
  lightningComponentBundleName: text,
  lightningComponentQualifiedName: text,
  lightningWebComponentBundleName: text,
  lightningWebComponentQualifiedName: text,
  parameters: z.array(Parameter),
  targetParentField: text,
  targetRecordTypeId: text,
  targetSobjectType: text,
  type: z.string(),
});
