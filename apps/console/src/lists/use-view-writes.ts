import { ClientError } from '@relab/client';
import { createListInfo, deleteListInfo, updateListInfoByName } from '@relab/client/records';
import { useClient } from '@relab/react';
import { useToast } from '../ui/toast.tsx';
import { hasOwnColumns, shownColumns } from './column-field.ts';
import { useListPreferences } from './list-preferences.ts';
import type { ListState, TriedFilters } from './list-state.ts';
import * as texts from './texts.ts';
import type { List } from './use-list.ts';
import type { ViewFormValue } from './view-form.tsx';

export interface ViewWrites {
  /** Saves what was changed of the view; false where it could not be. */
  readonly save: () => Promise<boolean>;
  /** A view of the user's own as the list is shown now; resolves to its API name. Rejects with what is wrong. */
  readonly create: (value: ViewFormValue) => Promise<string>;
  readonly rename: (value: ViewFormValue) => Promise<void>;
  /** Says by itself where it could not be done. */
  readonly remove: () => Promise<void>;
}

const orderOf = (names: readonly string[]) =>
  names.map((name) => ({ fieldApiName: name.replace(/^-/, ''), isAscending: !name.startsWith('-') }));

export function useViewWrites(
  { info, objectInfo }: List,
  listViewApiName: string,
  { sort, tried }: ListState,
  { filters, logic, scope }: TriedFilters,
): ViewWrites {
  const client = useClient();
  const toast = useToast();
  const objectApiName = objectInfo.apiName;
  const { onColumns } = useListPreferences(objectApiName, listViewApiName);
  const name = { objectApiName, listViewApiName };
  const filtered = { filteredByInfo: filters, filterLogicString: logic, scope: { apiName: scope } };
  const isChosen = hasOwnColumns(info);
  return {
    async save() {
      try {
        await updateListInfoByName(client, {
          ...name,
          ...(tried ? filtered : {}),
          ...(sort.length > 0 ? { orderedByInfo: orderOf(sort) } : {}),
          ...(isChosen ? { displayColumns: shownColumns(info) } : {}),
        });
        if (isChosen) onColumns([]);
        toast({ text: texts.viewSaved });
        return true;
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        toast({ tone: 'error', text: texts.viewNotSaved, detail: error.message });
        return false;
      }
    },
    async create({ label, visibility, listShares }) {
      const order = sort.length > 0 ? orderOf(sort) : info.orderedByInfo;
      const created = await createListInfo(client, {
        objectApiName,
        label,
        visibility,
        listShares,
        displayColumns: shownColumns(info),
        ...filtered,
        orderedByInfo: order.map(({ fieldApiName, isAscending }) => ({ fieldApiName, isAscending })),
      });
      toast({ text: texts.viewSaved });
      return created.listReference.listViewApiName ?? '';
    },
    async rename({ label, visibility, listShares }) {
      await updateListInfoByName(client, {
        ...name,
        label,
        ...(info.visibilityEditable ? { visibility, listShares } : {}),
      });
    },
    async remove() {
      try {
        await deleteListInfo(client, name);
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        toast({ tone: 'error', text: texts.viewNotDeleted, detail: error.message });
      }
    },
  };
}
