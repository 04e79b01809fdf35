import type { RecordTexts } from '../../texts/texts.ts';
import { textsIn } from '../../texts/texts-in.ts';
import { type ObjectDeclaration, textsOf } from '../object-declaration.ts';
import { type ChildRelationship, findObjects, type Objects, platformTexts } from '../objects.ts';
import { createObjectsCache } from '../objects-cache.ts';
import { ownerField, systemFields } from '../system-fields.ts';
import { mapObjectTexts, mapPlatformTexts } from './object-texts.ts';

/** Whether the platform itself adds and names the field. */
const isOfPlatform = ({ allFields }: ObjectDeclaration, name: string): name is keyof RecordTexts['fields'] =>
  Object.hasOwn(systemFields, name) ||
  name === 'RecordTypeId' ||
  (name === 'OwnerId' && allFields.OwnerId === ownerField);

/** The field whose label the path stands for. */
const labelledField = (path: string): string => /^fields\/([^/]+)\/label$/.exec(path)?.[1] ?? '';

function localize(object: ObjectDeclaration, language: string, texts: RecordTexts): ObjectDeclaration {
  const own = object.translations[language];
  return mapObjectTexts(object, (path, text) => {
    const name = labelledField(path);
    return own?.get(path) ?? (isOfPlatform(object, name) ? texts.fields[name] : text);
  });
}

/**
 * The same objects as readers of another language see them. What is not translated stays as it is declared; names, formulas,
 * tables and ids are those of the declarations.
 */
export const localizeObjects = (objects: Objects, language: string): Objects =>
  localized(objects, language, () => createLocalized(objects, language));

const localized = createObjectsCache<Objects>(20);

function createLocalized(objects: Objects, language: string): Objects {
  const texts = textsIn(language);
  const own = objects.translations[language];
  const all = objects.all.map((object) => localize(object, language, texts));
  const { get, ofRecord } = findObjects(all);
  const localizeEach = (follow: Objects['children']): Objects['children'] => {
    const byParent = new Map(
      all.map(({ apiName }) => [
        apiName,
        new Map(
          [...follow(apiName)].map(([name, relationship]): [string, ChildRelationship] => [
            name,
            { ...relationship, child: get(relationship.child.apiName) ?? relationship.child },
          ]),
        ),
      ]),
    );
    return (apiName) => byParent.get(apiName) ?? new Map();
  };
  return {
    ...objects,
    ...mapPlatformTexts(objects, (path, text) => own?.get(path) ?? text),
    language,
    texts,
    all,
    get,
    ofRecord,
    children: localizeEach(objects.children),
    relationships: localizeEach(objects.relationships),
  };
}

/** What is not said in a language although the platform is offered in it, as `Account/fields/Name/label`. */
export function missingTranslations(objects: Objects, language: string): readonly string[] {
  const missing = (name: string, declared: Iterable<string>, own: ReadonlyMap<string, string> | undefined) =>
    [...declared].filter((path) => !own?.has(path)).map((path) => `${name}/${path}`);
  return [
    ...objects.all.flatMap((object) =>
      missing(
        object.apiName,
        [...textsOf(object).keys()].filter((path) => !isOfPlatform(object, labelledField(path))),
        object.translations[language],
      ),
    ),
    ...missing('platform', platformTexts(objects).keys(), objects.translations[language]),
  ];
}
