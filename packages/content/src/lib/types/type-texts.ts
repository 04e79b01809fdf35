import type { Schema } from '@relab/contract';
import type { ContentType, TypeTranslation } from './content-type.ts';
import type { BodySchema, NodeSchema } from './node.ts';

type Translate = (place: string, text: string) => string;

/** The schema with other texts: titles by the names on the way to them (`fields[].label`), choices by their values (`source=query`). */
function mapNode(schema: Partial<NodeSchema>, place: string, translate: Translate): Schema {
  const { title, properties, items, 'x-labels': labels, ...rest } = schema;
  const mapped = {
    ...rest,
    ...(title !== undefined && { title: translate(place, title) }),
    ...(labels && {
      'x-labels': Object.fromEntries(
        Object.entries(labels).map(([value, label]) => [value, translate(`${place}=${value}`, label)]),
      ),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [
          name,
          mapNode(member, place === '' ? name : `${place}.${name}`, translate),
        ]),
      ),
    }),
    ...(items && { items: mapNode(items, `${place}[]`, translate) }),
  };
  return mapped;
}

/** What a type's fields and their choices are called, by their places. */
export function textsOfType({ schema }: Pick<ContentType, 'schema'>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (schema)
    mapNode(schema, '', (place, text) => {
      texts.set(place, text);
      return text;
    });
  return texts;
}

/** The type as readers of another language see it; what is not translated stays as it is declared. */
export function translateType<Type extends Pick<ContentType, 'name' | 'schema'>>(
  type: Type,
  translation: TypeTranslation | undefined,
): Type {
  if (!translation) return type;
  const { name, texts } = translation;
  const translate: Translate = (place, text) => (Object.hasOwn(texts, place) ? (texts[place] ?? text) : text);
  const schema = type.schema && (mapNode(type.schema, '', translate) as BodySchema);
  return { ...type, name, schema };
}

/** Throws where a translation names what the type does not have: it was written for another. */
export function checkTranslations(type: ContentType): void {
  const declared = textsOfType(type);
  for (const [language, { texts }] of Object.entries(type.translations ?? {})) {
    const unknown = Object.keys(texts).find((place) => !declared.has(place));
    if (unknown !== undefined)
      throw new Error(
        `${type.fullyQualifiedName}: there is no ${unknown} to be called otherwise in ${language}.`,
      );
  }
}
