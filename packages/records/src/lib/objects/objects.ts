import type { Formula } from '../formula/expression.ts';
import { english, type RecordTexts } from '../texts/texts.ts';
import type { App, QuickAction } from './action.ts';
import type { Field } from './field.ts';
import { readFormulas } from './formula-fields.ts';
import { isCustom } from './names.ts';
import type { ObjectDeclaration } from './object-declaration.ts';
import { collectTexts, mapPlatformTexts, type PlatformTexts } from './translation/object-texts.ts';
import type { PlatformTranslation, Texts } from './translation/object-translation.ts';
import { readTranslations, type Translations } from './translation/read-translations.ts';

/** The relationship of a record to its children. */
export interface ChildRelationship {
  readonly name: string;
  readonly child: ObjectDeclaration;
  /** The child's reference to its parent. */
  readonly field: string;
}

/** What an installation has beside its objects. */
export interface Platform {
  /** Actions that can be done from anywhere. */
  readonly globalActions?: Readonly<Record<string, QuickAction>>;
  readonly apps?: Readonly<Record<string, App>>;
  /** The languages that it is offered in beside its own, as `de`, each with what all of this is called. */
  readonly translations?: Readonly<Record<string, PlatformTranslation>>;
}

/** The objects of one installation, in one language. */
export interface Objects extends Required<Omit<Platform, 'translations'>> {
  /** As `de`; declarations are written in English. */
  readonly language: string;
  /** The platform's own texts in the language. */
  readonly texts: RecordTexts;
  /** By language that the installation is offered in beside its own. */
  readonly translations: Translations;
  readonly all: readonly ObjectDeclaration[];
  /** By API name in any case; undefined for a name that is not declared. */
  get(apiName: string): ObjectDeclaration | undefined;
  /** The object a record's id belongs to. */
  ofRecord(recordId: string): ObjectDeclaration | undefined;
  /** Every declared formula, by its text. */
  readonly formulas: ReadonlyMap<string, Formula>;
  /** The child relationships of an object by references to it, by name: what is deleted with a record is among them. */
  children(apiName: string): ReadonlyMap<string, ChildRelationship>;
  /** Those, and behind them the ones by references to records of any object: all that is described and followed by name. */
  relationships(apiName: string): ReadonlyMap<string, ChildRelationship>;
}

/** What declarations are written in. */
export const ownLanguage = 'en';

/** `Contacts`, `Offers__r`. */
function usualName({ apiName, labelPlural }: ObjectDeclaration, field: string): string {
  const plural = labelPlural.replaceAll(/[^A-Za-z0-9]/g, '');
  return isCustom(apiName) || isCustom(field) ? `${plural}__r` : plural;
}

/** The name, or where another relationship has it, the name with that of the field in it. */
function freeName(name: string, field: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(name)) return name;
  const suffix = name.endsWith('__r') ? '__r' : '';
  return `${name.replace(/__r$/, '')}_${field.replace(/__c$/, '')}${suffix}`;
}

interface Reference {
  readonly child: ObjectDeclaration;
  readonly field: string;
  readonly declared: Field;
}

/** The references of all objects, found once: each object would look through the fields of all others. */
const referencesOf = (all: readonly ObjectDeclaration[]): readonly Reference[] =>
  all.flatMap((child) =>
    Object.entries(child.fields).flatMap(([field, declared]) =>
      declared.to === undefined && !declared.polymorphic ? [] : [{ child, field, declared }],
    ),
  );

function childrenOf(apiName: string, references: readonly Reference[]): Map<string, ChildRelationship> {
  const relationships = new Map<string, ChildRelationship>();
  for (const { child, field, declared } of references) {
    if (declared.to !== apiName) continue;
    const name = declared.childRelationshipName ?? freeName(usualName(child, field), field, relationships);
    if (relationships.has(name)) throw new Error(`${apiName} has two child relationships named ${name}.`);
    relationships.set(name, { name, child, field });
  }
  return relationships;
}

/**
 * The same with what may refer to a record of any object. One declaration names the relationship for every object: where
 * an object has another of that name, it gives way.
 */
function relationshipsOf(
  apiName: string,
  children: ReadonlyMap<string, ChildRelationship>,
  references: readonly Reference[],
): ReadonlyMap<string, ChildRelationship> {
  const relationships = new Map(children);
  for (const { child, field, declared } of references) {
    if (!declared.polymorphic) continue;
    const usual = declared.childRelationshipName ?? usualName(child, field);
    const name = freeName(usual, field, relationships);
    if (relationships.has(name)) throw new Error(`${apiName} has two child relationships named ${name}.`);
    relationships.set(name, { name, child, field });
  }
  return relationships;
}

/** Looks objects up by name and by record. */
export function findObjects(all: readonly ObjectDeclaration[]): Pick<Objects, 'get' | 'ofRecord'> {
  const byName = new Map(all.map((object) => [object.apiName.toLowerCase(), object]));
  const byPrefix = new Map(all.map((object) => [object.keyPrefix, object]));
  return {
    get: (apiName) => byName.get(apiName.toLowerCase()),
    ofRecord: (recordId) => byPrefix.get(recordId.slice(0, 3)),
  };
}

/** An installation's texts beside those of its objects, as declared. */
export const platformTexts = (platform: PlatformTexts): Texts =>
  collectTexts((translate) => mapPlatformTexts(platform, translate));

/**
 * The objects of one installation. Throws where a name or a key prefix is there twice, where a reference leads to an
 * object that is not among them, and for related lists of no relationship.
 */
export function createObjects(all: readonly ObjectDeclaration[], platform: Platform = {}): Objects {
  const { get, ofRecord } = findObjects(all);
  for (const object of all) {
    if (get(object.apiName) !== object) throw new Error(`${object.apiName} is declared twice.`);
    const other = ofRecord(object.keyPrefix);
    if (other && other !== object) {
      throw new Error(`${object.apiName} and ${other.apiName} have the same key prefix ${object.keyPrefix}.`);
    }
    for (const [name, field] of Object.entries(object.fields)) {
      if (field.to !== undefined && !get(field.to)) {
        throw new Error(`${object.apiName}.${name} refers to ${field.to}, which is not declared.`);
      }
    }
  }
  const references = referencesOf(all);
  const children = new Map(all.map(({ apiName }) => [apiName, childrenOf(apiName, references)]));
  const relationships = new Map(
    [...children].map(([apiName, own]) => [apiName, relationshipsOf(apiName, own, references)]),
  );
  for (const object of all) {
    const known = relationships.get(object.apiName);
    const unknown = Object.keys(object.relatedLists).find((name) => !known?.has(name));
    if (unknown) throw new Error(`${object.apiName}: nothing stands below it under the name ${unknown}.`);
  }
  const beside = { globalActions: platform.globalActions ?? {}, apps: platform.apps ?? {} };
  return {
    ...beside,
    language: ownLanguage,
    texts: english,
    translations: readTranslations('The platform', platform.translations ?? {}, platformTexts(beside)),
    all,
    formulas: readFormulas(all, get),
    get,
    ofRecord,
    children: (apiName) => children.get(apiName) ?? new Map(),
    relationships: (apiName) => relationships.get(apiName) ?? new Map(),
  };
}
