import type { App, QuickAction } from '../action.ts';
import type { DuplicateRule, ValidationRule } from '../duplicate-rule.ts';
import type { Field } from '../field.ts';
import type { LayoutItem, LayoutSection, Layouts, RecordPath } from '../layout.ts';
import type { ListView, RelatedList } from '../list-view.ts';
import type { RecordType } from '../record-type.ts';

type Named<Value> = Readonly<Record<string, Value>>;

/** Gives what stands in the place of a text, by what it stands for: `fields/Status/values/New`. */
export type Translate = (path: string, text: string) => string;

function mapNamed<Value>(values: Named<Value>, map: (value: Value, name: string) => Value): Named<Value> {
  const mapped = Object.create(null) as Record<string, Value>;
  for (const [name, value] of Object.entries(values)) mapped[name] = map(value, name);
  return mapped;
}

const mapLabel = <Value extends { readonly label: string }>(
  value: Value,
  path: string,
  translate: Translate,
): Value => ({ ...value, label: translate(path, value.label) });

function mapField(field: Field, path: string, translate: Translate): Field {
  const { help, values } = field;
  return {
    ...mapLabel(field, `${path}/label`, translate),
    ...(help === undefined ? {} : { help: translate(`${path}/help`, help) }),
    ...(values === undefined
      ? {}
      : { values: values.map((one) => mapLabel(one, `${path}/values/${one.value}`, translate)) }),
  };
}

/** Places without a label of their own have that of their first field. */
const mapItem = (item: LayoutItem, translate: Translate): LayoutItem =>
  typeof item === 'object' && item?.label !== undefined
    ? { ...item, label: translate(`layouts/${item.label}`, item.label) }
    : item;

/** The id of a section is made from its name, so that it is the same in all languages. */
const mapSection = (section: LayoutSection, translate: Translate): LayoutSection => ({
  ...section,
  name: section.name ?? section.heading,
  heading: section.heading === '' ? '' : translate(`layouts/${section.heading}`, section.heading),
  items: section.items.map((item) => mapItem(item, translate)),
});

type OwnLayouts = Pick<Layouts, 'full' | 'compact'>;

const mapFull = ({ full, ...rest }: OwnLayouts, translate: Translate): OwnLayouts =>
  full === undefined ? rest : { ...rest, full: full.map((section) => mapSection(section, translate)) };

const mapLayouts = ({ recordTypes, ...own }: Layouts, translate: Translate): Layouts => ({
  ...mapFull(own, translate),
  ...(recordTypes === undefined
    ? {}
    : { recordTypes: mapNamed(recordTypes, (one) => mapFull(one, translate)) }),
});

const mapPath = ({ steps, ...path }: RecordPath, translate: Translate): RecordPath => ({
  ...mapLabel(path, 'path/label', translate),
  ...(steps === undefined
    ? {}
    : {
        steps: mapNamed(steps, (step, value) =>
          step.guidance === undefined
            ? step
            : { ...step, guidance: translate(`path/guidance/${value}`, step.guidance) },
        ),
      }),
});

const mapAction = (action: QuickAction, path: string, translate: Translate): QuickAction => ({
  ...mapLabel(action, `${path}/label`, translate),
  items: action.items.map((item) => mapItem(item, translate)),
  ...(action.successMessage === undefined
    ? {}
    : { successMessage: translate(`${path}/successMessage`, action.successMessage) }),
});

/** The members of a declaration that say something to people. */
export interface ObjectTexts {
  readonly label: string;
  readonly labelPlural: string;
  readonly fields: Named<Field>;
  readonly allFields: Named<Field>;
  readonly recordTypes: readonly RecordType[];
  readonly layouts: Layouts;
  readonly path: RecordPath | null;
  readonly listViews: Named<ListView>;
  readonly relatedLists: Named<RelatedList>;
  readonly actions: Named<QuickAction>;
  readonly validationRules: readonly ValidationRule[];
  readonly constraintMessages: Named<string>;
  readonly duplicateRules: readonly DuplicateRule[];
}

/** The object with what `translate` gives in the place of each text that people read. */
export function mapObjectTexts<Declared extends ObjectTexts>(
  object: Declared,
  translate: Translate,
): Declared {
  const allFields = mapNamed(object.allFields, (field, name) => mapField(field, `fields/${name}`, translate));
  return {
    ...object,
    label: translate('label', object.label),
    labelPlural: translate('labelPlural', object.labelPlural),
    allFields,
    fields: mapNamed(object.fields, (field, name) => allFields[name] ?? field),
    recordTypes: object.recordTypes.map((type) =>
      type.name === undefined ? type : mapLabel(type, `recordTypes/${type.name}`, translate),
    ),
    layouts: mapLayouts(object.layouts, translate),
    path: object.path && mapPath(object.path, translate),
    listViews: mapNamed(object.listViews, (view, name) => mapLabel(view, `listViews/${name}`, translate)),
    relatedLists: mapNamed(object.relatedLists, (list, name) =>
      list.label === undefined ? list : { ...list, label: translate(`relatedLists/${name}`, list.label) },
    ),
    actions: mapNamed(object.actions, (action, name) => mapAction(action, `actions/${name}`, translate)),
    validationRules: object.validationRules.map((rule) => ({
      ...rule,
      message: translate(`validationRules/${rule.name}`, rule.message),
    })),
    constraintMessages: mapNamed(object.constraintMessages, (text, name) =>
      translate(`constraintMessages/${name}`, text),
    ),
    duplicateRules: object.duplicateRules.map((rule) =>
      mapLabel(rule, `duplicateRules/${rule.name}`, translate),
    ),
  };
}

export interface PlatformTexts {
  readonly globalActions: Named<QuickAction>;
  readonly apps: Named<App>;
}

/** The same of what an installation has beside its objects. */
export const mapPlatformTexts = (
  { globalActions, apps }: PlatformTexts,
  translate: Translate,
): PlatformTexts => ({
  globalActions: mapNamed(globalActions, (action, name) =>
    mapAction(action, `globalActions/${name}`, translate),
  ),
  apps: mapNamed(apps, (app, name) => ({
    ...mapLabel(app, `apps/${name}/label`, translate),
    ...(app.description === undefined
      ? {}
      : { description: translate(`apps/${name}/description`, app.description) }),
  })),
});

/** What a traversal of texts comes by, by what each stands for. */
export function collectTexts(traverse: (translate: Translate) => unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  traverse((path, text) => {
    texts.set(path, text);
    return text;
  });
  return texts;
}
