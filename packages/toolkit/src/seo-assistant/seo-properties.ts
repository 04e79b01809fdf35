import { expressionsIn, type Scope } from '../page/data-expression.ts';

/** The metadata of a record or a content for search engines (C-052), as its call returns it. */
export interface SeoProperties {
  readonly title: string;
  readonly description: string;
  readonly customHeadTags: string;
  readonly canonicalUrl: string | null;
  /** By language, as `en_US`. */
  readonly hrefLangUrls: Readonly<Record<string, string>>;
  readonly isSeoIndexed: boolean;
  readonly recordName: string;
  readonly objectName: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** C-180: the properties, or an empty set and why. */
export interface SeoData {
  readonly properties: SeoProperties;
  readonly error?: string | undefined;
}

/** `{!Record.Name}`, `{!Content.excerpt}`: what stands for a field of what the page shows. */
const ofFields = /^(?:Record|Content)\.(.+)$/;

/** C-150, C-165: the fields that texts name, each once: what the call has to request. */
export function seoFieldsIn(...texts: readonly string[]): readonly string[] {
  const names = texts.flatMap(expressionsIn).map((path) => ofFields.exec(path)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

type Tree = { [name: string]: unknown };

function put(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): void {
  const existing = Object.hasOwn(tree, name) ? tree[name] : undefined;
  if (rest.length === 0) tree[name] ??= value;
  else {
    const inner: Tree = typeof existing === 'object' && existing !== null ? { ...existing } : {};
    put(inner, rest, value);
    tree[name] = inner;
  }
}

/**
 * C-150, C-151: what the texts of a search-engine assistant can name besides: the fields that were answered as `Record` and as
 * `Content`, `Title` and `ObjectName`. A field that nobody knows is nothing (C-155).
 */
export function seoScope({ fields, title, objectName }: SeoProperties): Scope {
  const tree: Tree = Object.create(null);
  for (const [name, value] of Object.entries(fields)) put(tree, name.split('.'), value);
  return { Record: tree, Content: tree, Title: title, ObjectName: objectName };
}
