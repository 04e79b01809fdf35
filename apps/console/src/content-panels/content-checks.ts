import { kindOf, labelOf, membersOf, type NodeSchema } from '../content/body-schema.ts';
import { isObject, type Json } from '../content/body-value.ts';
import type { Draft } from '../content/draft.ts';
import { nodeId } from '../content/node-props.tsx';
import { richTextFindings, type TextFinding } from './rich-text-checks.ts';
import { descriptionLength, searchTextOf, titleLength } from './search-text.ts';

export type ContentFinding =
  | TextFinding
  | {
      readonly kind: 'titleLong' | 'descriptionLong' | 'descriptionShort';
      readonly length: number;
      readonly best: number;
    }
  | { readonly kind: 'descriptionMissing' | 'urlNameMissing' | 'urlNameOdd' | 'imageSilent' };

/** What could be better, and the id of the field that it stands in. */
export interface PlacedFinding {
  readonly finding: ContentFinding;
  readonly fieldId: string;
  /** What the field is called; undefined for those of every content. */
  readonly label: string | undefined;
}

export const titleFieldId = 'field-content-title';
export const urlNameFieldId = 'field-content-url-name';

interface PlacedText {
  readonly path: readonly string[];
  readonly html: string;
}

/** Each rich text of a body, with the names on the way to it. */
function richTexts(
  schema: NodeSchema,
  value: Json | undefined,
  path: readonly string[],
): readonly PlacedText[] {
  switch (kindOf(schema)) {
    case 'richText':
      return typeof value === 'string' ? [{ path, html: value }] : [];
    case 'group':
      return isObject(value)
        ? membersOf(schema).flatMap(([name, member]) => richTexts(member, value[name], [...path, name]))
        : [];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((entry, index) => richTexts(schema.items ?? {}, entry, [...path, String(index)]))
        : [];
    default:
      return [];
  }
}

/** What a title and a description are too long or too short for; nothing of a description that is missing. */
export const lengthFindings = (
  title: string,
  description: string,
): { readonly title: readonly ContentFinding[]; readonly description: readonly ContentFinding[] } => ({
  title:
    title.length > titleLength.most
      ? [{ kind: 'titleLong', length: title.length, best: titleLength.most }]
      : [],
  description:
    description === ''
      ? []
      : description.length < descriptionLength.least
        ? [{ kind: 'descriptionShort', length: description.length, best: descriptionLength.least }]
        : description.length > descriptionLength.most
          ? [{ kind: 'descriptionLong', length: description.length, best: descriptionLength.most }]
          : [],
});

/** A page's metadata for search engines. */
function pageFindings(draft: Draft, schema: NodeSchema): readonly PlacedFinding[] {
  const { title, description, descriptionPath } = searchTextOf(draft);
  const at = (path: readonly string[] | undefined): Omit<PlacedFinding, 'finding'> =>
    path
      ? { fieldId: nodeId(path), label: labelOf(schema, path) }
      : { fieldId: titleFieldId, label: undefined };
  const hasExcerpt = schema.properties?.excerpt !== undefined;
  const titleAt = at(
    typeof draft.body.title === 'string' && schema.properties?.title ? ['title'] : undefined,
  );
  const descriptionAt = at(descriptionPath ?? (hasExcerpt ? ['excerpt'] : undefined));
  const urlName = { fieldId: urlNameFieldId, label: undefined };
  const lengths = lengthFindings(title, description);
  // The beginning of a text may be as long as it is: it is cut where it has to be.
  const isExcerpt = descriptionPath?.[0] === 'excerpt';
  return [
    ...lengths.title.map((finding) => ({ finding, ...titleAt })),
    ...(description === '' && hasExcerpt
      ? [{ finding: { kind: 'descriptionMissing' }, ...descriptionAt } as const]
      : []),
    ...lengths.description
      .filter(({ kind }) => isExcerpt || kind !== 'descriptionLong')
      .map((finding) => ({ finding, ...descriptionAt })),
    ...(draft.urlName === '' ? [{ finding: { kind: 'urlNameMissing' }, ...urlName } as const] : []),
    ...(draft.urlName !== '' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(draft.urlName)
      ? [{ finding: { kind: 'urlNameOdd' }, ...urlName } as const]
      : []),
  ];
}

/** What could be better in a content as it is being written. Nothing of it keeps it from being published. */
export function contentFindings(draft: Draft, schema: NodeSchema, isPage: boolean): readonly PlacedFinding[] {
  const texts = membersOf(schema).flatMap(([name, member]) => richTexts(member, draft.body[name], [name]));
  return [
    ...(isPage ? pageFindings(draft, schema) : []),
    ...texts.flatMap(({ path, html }) =>
      richTextFindings(html).map((finding) => ({
        finding,
        fieldId: nodeId(path),
        label: labelOf(schema, path),
      })),
    ),
  ];
}
