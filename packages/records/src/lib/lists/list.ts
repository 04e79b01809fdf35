import type { ConfigFor } from '@relab/contract';
import type { ListInfo, updateListInfoByName } from '@relab/contract/records';
import type { Principal, Role } from '@relab/server/principal';
import { mayReadField, type Reader } from '../objects/access.ts';
import type { ListView } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { expressionOf } from '../query/field-expression.ts';
import { pathOf } from '../query/selection.ts';

/** Characters of a label and of an API name, as documented. */
export const maxNameLength = 40;
/** Columns of one list. */
export const maxColumns = 15;
/** Filters of one list. */
export const maxFilters = 10;
/** Lists that users have made of one object, and one user's among them. */
export const maxListsOfObject = 2_000;
export const maxListsOfUser = 200;

export type Visibility = ListInfo['visibility'];

/** D-039; what is left out stays as it is. */
export type ListInput = Omit<ConfigFor<typeof updateListInfoByName>, 'objectApiName' | 'listViewApiName'>;

/** A list of records, wherever it comes from: declared with its object, made by a user, or what the reader saw last. */
export interface List {
  /** Null for what the reader saw last. */
  readonly id: string | null;
  /** Its readers' preferences are stored under this. */
  readonly key: string;
  readonly object: ObjectDeclaration;
  readonly apiName: string;
  readonly view: ListView;
  readonly visibility: Visibility;
  /** Who sees a shared one. */
  readonly sharedWith: readonly Role[];
  /** Who made it; null for those that are declared. */
  readonly ownerId: string | null;
  /** Goes up with each change. */
  readonly version: number;
}

/** How one user wants a list shown. */
export interface ListChoice {
  /** In px, by column. */
  readonly columnWidths: Readonly<Record<string, number>>;
  readonly columnWrap: Readonly<Record<string, boolean>>;
  /** `Name`, `-CreatedDate`; undefined where the list's own order is left. */
  readonly orderedBy: readonly string[] | undefined;
  /** Undefined where the list's own columns are left. */
  readonly displayColumns: readonly string[] | undefined;
  /** Those that stay in place while the others scroll; undefined where none were chosen. */
  readonly frozenColumns: readonly string[] | undefined;
}

/** A list, and how the caller wants it shown. */
export interface SeenList {
  readonly list: List;
  readonly choice: ListChoice;
}

export const noChoice: ListChoice = {
  columnWidths: {},
  columnWrap: {},
  orderedBy: undefined,
  displayColumns: undefined,
  frozenColumns: undefined,
};

/** Whether it is the list of what the reader saw last. */
export const isRecentList = ({ id }: List): boolean => id === null;

/** Makes lists for others: public and shared ones. */
export const mayShareLists = ({ roles }: Principal): boolean =>
  roles.includes('clerk') || roles.includes('administrator');

/** Users change the lists that they made; administrators also those of others that are not private. */
export function mayChangeList({ ownerId, visibility }: List, principal: Principal): boolean {
  if (principal.kind === 'guest' || ownerId === null) return false;
  return (
    ownerId === principal.userId || (visibility !== 'Private' && principal.roles.includes('administrator'))
  );
}

/** The field with the owner of a record. */
export const ownerFieldOf = ({ allFields }: ObjectDeclaration): 'OwnerId' | 'CreatedById' =>
  allFields.OwnerId ? 'OwnerId' : 'CreatedById';

/**
 * A list that selects by a field which its reader may not read would tell that field's values by what is in it, so it
 * does not exist for that reader: it is not listed, and a request for it fails as one for an unknown list.
 */
export function isReadable({ object, view }: List, reader: Reader): boolean {
  const owner = object.allFields[ownerFieldOf(object)];
  if (view.scope === 'mine' && !(owner && mayReadField(owner, reader.principal))) return false;
  return (view.filters ?? []).every(
    ({ field }) => expressionOf(object, pathOf(object, field), 't0', reader) !== undefined,
  );
}
