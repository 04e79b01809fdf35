import { updateListPreferences } from '@relab/client/records';
import { useClient } from '@relab/react';
import { useMemo } from 'react';

export interface ListPreferences {
  readonly onResize: (columnId: string, width: number | undefined) => void;
  readonly onWrap: (columnId: string, isWrapped: boolean) => void;
  /** Those that stay in place beside the name. */
  readonly onFrozenColumns: (columns: readonly string[]) => void;
  /** None: the view's own columns again. */
  readonly onColumns: (columns: readonly string[]) => void;
}

/** A user's preferences for a list: a change shows at once and is stored by the server. */
export function useListPreferences(objectApiName: string, listViewApiName: string): ListPreferences {
  const client = useClient();
  return useMemo(() => {
    const write = (input: object): void => {
      // A preference that could not be stored still applies here: nobody loses work with a column width.
      updateListPreferences(client, { objectApiName, listViewApiName, ...input }, { optimistic: true }).catch(
        () => {},
      );
    };
    return {
      onResize: (columnId, width = -1) => write({ columnWidths: { [columnId]: width } }),
      onWrap: (columnId, isWrapped) => write({ columnWrap: { [columnId]: isWrapped } }),
      onFrozenColumns: (frozenColumns) => write({ frozenColumns }),
      onColumns: (displayColumns) => write({ displayColumns }),
    };
  }, [client, objectApiName, listViewApiName]);
}
