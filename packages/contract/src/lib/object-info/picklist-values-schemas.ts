import * as z from 'zod/mini';

/** D-059 to D-063. The discriminator is spelled as it travels. */
export const PicklistAttributes = z.discriminatedUnion('picklistAtrributesValueType', [
  z.looseObject({
    picklistAtrributesValueType: z.literal('WorkStepStatus'),
    sortOrder: z.int(),
    statusCode: z.string(),
  }),
  z.looseObject({ picklistAtrributesValueType: z.literal('LeadStatus'), converted: z.boolean() }),
  z.looseObject({ picklistAtrributesValueType: z.literal('CaseStatus'), closed: z.boolean() }),
  z.looseObject({
    picklistAtrributesValueType: z.literal('OpportunityStage'),
    closed: z.boolean(),
    defaultProbability: z.number(),
    forecastCategoryName: z.string(),
    won: z.boolean(),
  }),
]);

/** D-058: `validFor` holds the places that `controllerValues` gives to the controlling values. */
const PicklistValue = z.looseObject({
  attributes: z.nullable(PicklistAttributes),
  label: z.string(),
  validFor: z.array(z.int()),
  value: z.string(),
});

/** D-057. */
export const PicklistValues = z.looseObject({
  controllerValues: z.record(z.string(), z.int()),
  defaultValue: z.nullable(PicklistValue),
  url: z.string(),
  values: z.array(PicklistValue),
});

/** D-064: by field name. */
export const PicklistCollection = z.looseObject({
  picklistFieldValues: z.record(z.string(), PicklistValues),
});
