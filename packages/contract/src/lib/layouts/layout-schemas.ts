import * as z from 'zod/mini';
import { layoutTypes, modes } from './layout-choice.ts';

const text = z.nullable(z.string());
const some = z.optional(text);
const choice = z.optional(z.boolean());

/** D-055. An empty place has no name. */
export const LayoutComponent = z.discriminatedUnion('componentType', [
  z.looseObject({ componentType: z.literal('EmptySpace'), apiName: text }),
  z.looseObject({ componentType: z.literal('Field'), apiName: text, label: some }),
  z.looseObject({
    componentType: z.literal('CustomLink'),
    apiName: text,
    behavior: some,
    customLinkUrl: some,
    label: some,
  }),
  z.looseObject({
    componentType: z.literal('VisualforcePage'),
    apiName: text,
    height: some,
    showLabel: choice,
    showScroll: choice,
    visualforceUrl: some,
    width: some,
  }),
  z.looseObject({
    componentType: z.literal('Canvas'),
    apiName: text,
    displayLocation: some,
    height: some,
    referenceId: some,
    showScroll: choice,
    width: some,
  }),
  z.looseObject({
    componentType: z.literal('ReportChart'),
    apiName: text,
    cacheData: choice,
    error: some,
    filter: some,
    hideOnError: choice,
    placeholder: some,
    reportId: some,
    showTitle: choice,
    size: some,
  }),
]);

const LayoutItem = z.looseObject({
  editableForNew: z.boolean(),
  editableForUpdate: z.boolean(),
  label: text,
  layoutComponents: z.array(LayoutComponent),
  lookupIdApiName: text,
  required: z.boolean(),
  sortable: z.boolean(),
  uiBehavior: some,
});

/** A part of a layout under one heading; `rows` and `columns` count the grid of its items. */
export const LayoutSection = z.looseObject({
  collapsible: z.boolean(),
  columns: z.int(),
  heading: text,
  id: z.string(),
  layoutRows: z.array(z.looseObject({ layoutItems: z.array(LayoutItem) })),
  rows: z.int(),
  tabOrder: some,
  useHeading: z.boolean(),
});

const SaveOption = z.looseObject({
  defaultValue: z.boolean(),
  isDisplayed: z.boolean(),
  label: z.string(),
  name: z.string(),
  restHeaderName: text,
  soapHeaderName: text,
});

/** D-051 to D-054. */
export const RecordLayout = z.looseObject({
  id: text,
  layoutType: z.enum(layoutTypes),
  mode: z.enum(modes),
  objectApiName: z.string(),
  recordTypeId: text,
  saveOptions: z.array(SaveOption),
  sections: z.array(LayoutSection),
});
