import type { ObjectSpec } from './object-spec.ts';

declare const about: unique symbol;
declare const described: unique symbol;

/** One relation on the way to a field: its name, the object it leads to, and null where it may lead nowhere. */
export interface Step<Name extends string = string, ApiName extends string = string, None = unknown> {
  readonly name: Name;
  readonly apiName: ApiName;
  readonly none: None;
}

/** What types know of a field: where it starts, the relations on the way, its own name and its values. */
export interface FieldFacts {
  readonly apiName: string;
  readonly steps: readonly Step[];
  readonly name: string;
  readonly value: unknown;
}

/** A qualified name such as `'Product2.Owner.Name'`, of which types know more than a text. */
export type Field<Path extends string, Facts extends FieldFacts> = Path & { readonly [about]: Facts };

/** A qualified name of any object, for functions that take fields of all. */
export type AnyField = string & { readonly [about]: FieldFacts };

export type FactsOf<Named> = Named extends { readonly [about]: infer Facts extends FieldFacts }
  ? Facts
  : never;

/** What a field's values are. */
export type ValueOf<Named extends AnyField> = FactsOf<Named>['value'];

/** Carries an object's description into a type; there is nothing of it at run time. */
export interface Describes<Spec> {
  readonly [described]?: Spec;
}

/** D-161: five levels, the field among them. */
type DeepestRelation = 4;

type Under<
  Spec extends ObjectSpec,
  ApiName extends string,
  Path extends string,
  Steps extends readonly Step[],
> = {
  readonly [Name in keyof Spec['fields'] & string]: Field<
    `${Path}.${Name}`,
    {
      readonly apiName: ApiName;
      readonly steps: Steps;
      readonly name: Name;
      readonly value: Spec['fields'][Name]['value'];
    }
  >;
} & {
  readonly [Name in keyof Spec['relations'] & string as Steps['length'] extends DeepestRelation
    ? never
    : Name]: Through<Spec['relations'][Name], ApiName, `${Path}.${Name}`, Steps, Name>;
};

type Through<
  Relation,
  ApiName extends string,
  Path extends string,
  Steps extends readonly Step[],
  Name extends string,
> =
  NonNullable<Relation> extends infer Target extends ObjectSpec
    ? Under<
        Target,
        ApiName,
        Path,
        readonly [...Steps, Step<Name, Target['apiName'], Extract<Relation, null>>]
      >
    : never;

/** The fields of an object by their names, and those of the objects that it leads to, five levels deep. */
export type Fields<Spec extends ObjectSpec> = Under<Spec, Spec['apiName'], Spec['apiName'], readonly []> &
  Describes<Spec>;

/** The description of the object whose fields these are. */
export type SpecOf<Described> = Described extends Describes<infer Spec extends ObjectSpec> ? Spec : never;
