type Named<Value> = Readonly<Record<string, Value>>;

/** A field in another language; a text alone is its label. */
export type FieldTranslation =
  | string
  | {
      readonly label: string;
      readonly help?: string;
      /** Labels by value; `codes` where they are what they are in any language, as `EUR`. */
      readonly values?: Named<string> | 'codes';
    };

/** An action in another language; a text alone is its label. */
export type ActionTranslation = string | { readonly label: string; readonly successMessage?: string };

/** A path in another language; a text alone is its label. */
export type PathTranslation =
  | string
  | {
      readonly label: string;
      /** What counts in a step, by value of the picklist. */
      readonly guidance?: Named<string>;
    };

/**
 * The texts of an object in another language, by the names of its declaration. What is left out stays as it is
 * declared; a name that is not declared is an error.
 */
export interface ObjectTranslation {
  readonly label?: string;
  readonly labelPlural?: string;
  readonly fields?: Named<FieldTranslation>;
  readonly recordTypes?: Named<string>;
  /** Headings of sections and labels of places, of layouts and of actions' forms, by what is declared. */
  readonly layouts?: Named<string>;
  readonly path?: PathTranslation;
  readonly listViews?: Named<string>;
  /** By name of the relationship. */
  readonly relatedLists?: Named<string>;
  readonly actions?: Named<ActionTranslation>;
  /** Messages by the rule's name. */
  readonly validationRules?: Named<string>;
  /** By name of the constraint. */
  readonly constraintMessages?: Named<string>;
  readonly duplicateRules?: Named<string>;
}

/** The texts of an installation beside its objects, in another language. */
export interface PlatformTranslation {
  readonly globalActions?: Named<ActionTranslation>;
  readonly apps?: Named<string | { readonly label: string; readonly description?: string }>;
  /** Labels of places of forms, by what is declared. */
  readonly layouts?: Named<string>;
}

/** Texts of one language by what they stand for: `fields/Status/values/New`. */
export type Texts = ReadonlyMap<string, string>;

/** Members that a text alone is the label of. */
const labelled: ReadonlySet<string> = new Set(['fields', 'actions', 'globalActions', 'apps']);

/** The texts of a translation by their paths; of values that are `codes` the path ends in `values` and the text says so. */
export function* textsOfTranslation(
  translation: ObjectTranslation | PlatformTranslation,
): Generator<readonly [path: string, text: string]> {
  for (const [member, value] of Object.entries<unknown>({ ...translation })) {
    if (typeof value === 'string') {
      yield [member === 'path' ? 'path/label' : member, value];
      continue;
    }
    for (const [path, text] of flatten(value)) {
      const isLabel = labelled.has(member) && !path.includes('/') && isText(value, path);
      yield [`${member}/${path}${isLabel ? '/label' : ''}`, text];
    }
  }
}

const isText = (value: unknown, name: string): boolean =>
  typeof (value as Readonly<Record<string, unknown>>)[name] === 'string';

function* flatten(value: unknown): Generator<readonly [string, string]> {
  for (const [name, own] of Object.entries(value ?? {})) {
    if (typeof own === 'string') yield [name, own];
    else for (const [path, text] of flatten(own)) yield [`${name}/${path}`, text];
  }
}
