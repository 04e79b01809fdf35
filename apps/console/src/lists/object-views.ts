import { type getListInfosByObjectName, updateListPreferences } from '@relab/client/records';
import type { ListInfoSummaries } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { useListInfosByObjectName } from '@relab/react/records';
import { useReportedWrite } from '../ui/use-reported-write.ts';
import * as texts from './texts.ts';
import { recentView } from './use-list.ts';

/** The read of an object's views that all who show some of them share. */
export const viewsConfig = (
  objectApiName: string,
): Parameters<typeof getListInfosByObjectName>[1] & { readonly objectApiName: string } => ({
  objectApiName,
  pageSize: 200,
});

/** Favourites name a view by its id: no view's API name begins with a digit. */
export const isViewId = (view: string): boolean => /^00B\w{12}(?:\w{3})?$/.test(view);

/**
 * The API name of the view that an address means by an id, or by none: the one that the user has pinned, else the first of the
 * object, else what was seen last.
 */
export const viewMeant = (
  { lists, pinnedListViewApiName }: ListInfoSummaries,
  viewId: string | undefined,
): string =>
  lists.find(({ id }) => viewId !== undefined && id.slice(0, 15) === viewId.slice(0, 15))?.apiName ??
  pinnedListViewApiName ??
  lists[0]?.apiName ??
  recentView;

/** The view of an object that opens first for the user; read only where `isNeeded`. */
export function usePinnedView(objectApiName: string, isNeeded: boolean): string | undefined {
  const { data } = useListInfosByObjectName(isNeeded ? viewsConfig(objectApiName) : null);
  return data?.pinnedListViewApiName ?? undefined;
}

/** Has a view open first, or no longer. */
export function usePinView(objectApiName: string, listViewApiName: string): (pinned: boolean) => void {
  const client = useClient();
  const report = useReportedWrite();
  return (pinned) =>
    void report(
      () => updateListPreferences(client, { objectApiName, listViewApiName, pinned }),
      pinned ? texts.viewPinned : texts.viewUnpinned,
    );
}
