import { normalizeId } from '@relab/contract';
import { type ListName, listScope } from './list-name.ts';
import { recentListName } from './list-view-type.ts';

/** How reads of one kind name their lists. */
export interface ListNaming<Config> {
  /** D-123: names are lower-cased, since they differ in case only by chance. */
  readonly scope: (config: Config) => string;
  /** The names in a config; a response has the rest. */
  readonly name: (config: Config) => Partial<ListName>;
}

export const byName: ListNaming<ListName> = {
  scope: listScope,
  name: ({ objectApiName, listViewApiName }) => ({ objectApiName, listViewApiName }),
};

export const byId: ListNaming<{ readonly listViewId: string }> = {
  scope: ({ listViewId }) => normalizeId(listViewId),
  name: () => ({}),
};

/** The list of the records that the user has seen last. */
export const recent: ListNaming<Pick<ListName, 'objectApiName'>> = {
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  name: ({ objectApiName }) => ({ objectApiName, listViewApiName: recentListName }),
};
