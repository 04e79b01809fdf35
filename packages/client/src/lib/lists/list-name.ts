/** A list by its name, in upper or lower case (D-123). */
export interface ListName {
  readonly objectApiName: string;
  readonly listViewApiName: string;
}

const isSameName = (one: string | null | undefined, other: string | null | undefined): boolean =>
  typeof one === 'string' && one.toLowerCase() === other?.toLowerCase();

export const isSameList = (one: ListName, other: ListName): boolean =>
  isSameName(one.objectApiName, other.objectApiName) &&
  isSameName(one.listViewApiName, other.listViewApiName);

/** As it stands in keys. */
export const listScope = ({ objectApiName, listViewApiName }: ListName): string =>
  `${objectApiName}/${listViewApiName}`.toLowerCase();
