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
  | { readonly kind: 'descriptionMissing' | 'urlNameMissing' | 'urlNameOdd' };

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

/** What a page says of itself to search engines. */
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
  return [
    ...(title.length > titleLength.most
      ? [
          {
            finding: { kind: 'titleLong', length: title.length, best: titleLength.most },
            ...titleAt,
          } as const,
        ]
      : []),
    ...(description === '' && hasExcerpt
      ? [{ finding: { kind: 'descriptionMissing' }, ...descriptionAt } as const]
      : []),
    ...(description !== '' && description.length < descriptionLength.least
      ? [
          {
            finding: { kind: 'descriptionShort', length: description.length, best: descriptionLength.least },
            ...descriptionAt,
          } as const,
        ]
      : []),
    ...(description.length > descriptionLength.most && descriptionPath?.[0] === 'excerpt'
      ? [
          {
            finding: { kind: 'descriptionLong', length: description.length, best: descriptionLength.most },
            ...descriptionAt,
          } as const,
        ]
      : []),
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
