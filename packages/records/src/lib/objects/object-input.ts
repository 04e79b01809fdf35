import type { QuickAction } from './action.ts';
import type { DuplicateRule, SearchLayout, ValidationRule } from './duplicate-rule.ts';
import type { Field } from './field.ts';
import type { Layouts, RecordPath } from './layout.ts';
import type { ListView, RelatedList } from './list-view.ts';
import type { Permissions } from './permission.ts';
import type { RecordTypeInput } from './record-type.ts';
import type { ObjectTranslation } from './translation/object-translation.ts';

type Named<Value> = Readonly<Record<string, Value>>;

/** What is declared of an object; `defineObject` makes a declaration of it. */
export interface ObjectInput<
  Fields extends Named<Field> = Named<Field>,
  Owned extends boolean = boolean,
  RecordTypes extends Named<RecordTypeInput> = Named<RecordTypeInput>,
> {
  readonly apiName: string;
  readonly label: string;
  readonly labelPlural: string;
  /** The first three characters of the ids. */
  readonly keyPrefix: string;
  /** The field that names a record to people. */
  readonly nameField: string;
  readonly fields: Fields;
  /** Records have an owner (`OwnerId`): who creates one, until it is transferred. */
  readonly owned?: Owned;
  /** A customer's account may create and own a limited number of them (`quotas.ts`). Needs an owner. */
  readonly hasUserQuota?: boolean;
  /** With record types every record has a `RecordTypeId`. */
  readonly recordTypes?: RecordTypes;
  readonly layouts?: Layouts;
  readonly path?: RecordPath | null;
  readonly listViews?: Named<ListView>;
  /** By relationship name; those that are not declared show the name and when it was changed last. */
  readonly relatedLists?: Named<RelatedList>;
  readonly actions?: Named<QuickAction>;
  readonly validationRules?: readonly ValidationRule[];
  /** What triggers of the database say of writes that they reject, by the constraint that they name (`write-error.ts`). */
  readonly constraintMessages?: Named<string>;
  readonly duplicateRules?: readonly DuplicateRule[];
  readonly search?: SearchLayout;
  readonly permissions?: Permissions;
  readonly color?: string | null;
  /** What all of this is called in other languages, by language, as `de`. */
  readonly translations?: Named<ObjectTranslation>;
}
