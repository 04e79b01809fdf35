import { isObject, type Json, type JsonObject } from '../content/body-value.ts';

/** A setting of a block, as the site declares it. */
export interface SettingDescription {
  readonly name: string;
  readonly kind: string;
  readonly choices: readonly string[];
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly unit: string | undefined;
  readonly fallback: string | undefined;
  readonly phrase: string | undefined;
}

export interface BlockDescription {
  readonly name: string;
  readonly regions: readonly string[];
  readonly settings: readonly SettingDescription[];
}

/** What a value of the page's data is called, and what it is now. */
export type Binding = readonly [path: string, value: string];

/** The site's description of the page: which blocks it may be made of, and which data there is. */
export interface PageDescription {
  readonly blocks: readonly BlockDescription[];
  readonly bindings: readonly Binding[];
  /** The page's metadata for search engines; empty where it has none of its own. */
  readonly head: { readonly title: string; readonly description: string };
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const objectsOf = (value: Json | undefined): readonly JsonObject[] => listOf(value).filter(isObject);
const textsOf = (value: Json | undefined): readonly string[] =>
  listOf(value).filter((one): one is string => typeof one === 'string');
const textOf = (value: Json | undefined): string | undefined =>
  value === undefined || value === null ? undefined : String(value);
const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

const settingOf = (setting: JsonObject): SettingDescription => ({
  name: textOf(setting.name) ?? '',
  kind: textOf(setting.kind) ?? 'text',
  choices: textsOf(setting.choices),
  min: numberOf(setting.min),
  max: numberOf(setting.max),
  unit: textOf(setting.unit),
  fallback: textOf(setting.fallback),
  phrase: textOf(setting.phrase),
});

/** Undefined where the document is no page that is being arranged. */
export function readPageDescription(page: Document): PageDescription | undefined {
  const text = page.querySelector('template[data-page-description]')?.getAttribute('data-page-description');
  if (!text) return undefined;
  const found = JSON.parse(text) as Json;
  if (!isObject(found)) return undefined;
  return {
    blocks: objectsOf(found.blocks).map(({ name, regions, settings }) => ({
      name: textOf(name) ?? '',
      regions: textsOf(regions),
      settings: objectsOf(settings).map(settingOf),
    })),
    head: {
      title: isObject(found.head) ? (textOf(found.head.title) ?? '') : '',
      description: isObject(found.head) ? (textOf(found.head.description) ?? '') : '',
    },
    bindings: listOf(found.bindings).flatMap((entry): Binding[] => {
      const [path, value] = textsOf(entry);
      return path === undefined ? [] : [[path, value ?? '']];
    }),
  };
}
