import { type getRelatedListInfo, updateRelatedListPreferences } from '@relab/client/records';
import type { ObjectInfo, RelatedListInfo } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { useObjectInfo, useRelatedListInfo } from '@relab/react/records';
import { useMemo } from 'react';
import type { Column } from './column-value.tsx';

type InfoConfig = Parameters<typeof getRelatedListInfo>[1];

export interface RelatedColumns {
  /** Undefined until it is there. */
  readonly list: RelatedListInfo | undefined;
  /** What the user has chosen, in that order; else those of the list. */
  readonly columns: readonly Column[];
  /** Of its records. */
  readonly info: ObjectInfo | undefined;
  /** What is read of its records: the columns, and the names of what chosen ones refer to. */
  readonly fields: readonly string[];
  readonly error: ReturnType<typeof useRelatedListInfo>['error'];
}

const noColumns: readonly Column[] = [];

/** A related list as the user wants it. Chosen columns that are not the list's own are described by a read of their own. */
export function useRelatedColumns(config: InfoConfig): RelatedColumns {
  const { data: list, error } = useRelatedListInfo(config);
  const chosen = list?.userPreferences.displayColumns ?? [];
  const own = list?.displayColumns ?? noColumns;
  const added = chosen.filter((name) => !own.some(({ fieldApiName }) => fieldApiName === name));
  const child = list?.objectApiNames[0];
  const { data: described, error: describedError } = useRelatedListInfo(
    added.length > 0
      ? {
          ...config,
          optionalFields: added.map((name) => `${child}.${name}`),
          restrictColumnsToLayout: false,
        }
      : null,
  );
  const all = (added.length > 0 ? described?.displayColumns : own) ?? noColumns;
  const { data: info } = useObjectInfo(child === undefined ? null : { objectApiName: child });
  const names = chosen.join();
  const columns = useMemo(
    () =>
      names === ''
        ? all
        : names.split(',').flatMap((name) => all.find(({ fieldApiName }) => fieldApiName === name) ?? []),
    [names, all],
  );
  const fields = useMemo(
    () =>
      columns.flatMap(({ fieldApiName }) => {
        // The list's own columns name what they need.
        const field = names === '' ? undefined : info?.fields[fieldApiName];
        const { relationshipName = null, referenceToInfos = [] } = field ?? {};
        const name = referenceToInfos[0]?.nameFields.at(-1);
        const own = `${child}.${fieldApiName}`;
        return relationshipName === null || name === undefined
          ? [own]
          : [own, `${child}.${relationshipName}.${name}`];
      }),
    [columns, names, info, child],
  );
  const isReady =
    chosen.length === 0 || (info !== undefined && (added.length === 0 || described !== undefined));
  return { list: isReady ? list : undefined, columns, info, fields, error: error ?? describedError };
}

export interface RelatedPreferences {
  readonly onResize: (columnId: string, width: number | undefined) => void;
  readonly onWrap: (columnId: string, isWrapped: boolean) => void;
  readonly onFrozenColumns: (columns: readonly string[]) => void;
  /** None: the list's own columns again. */
  readonly onColumns: (columns: readonly string[]) => void;
}

/** How the user wants a related list shown, on all records of the parent's object. */
export function useRelatedPreferences(parentApiName: string, relatedListId: string): RelatedPreferences {
  const client = useClient();
  return useMemo(() => {
    const preferencesId = `${parentApiName}.${relatedListId}`;
    const write = (input: object): void => {
      // What is not stored has been shown all the same: nobody's work is lost with a width.
      updateRelatedListPreferences(client, { preferencesId, ...input }).catch(() => {});
    };
    return {
      onResize: (columnId, width = -1) => write({ columnWidths: { [columnId]: width } }),
      onWrap: (columnId, isWrapped) => write({ columnWrap: { [columnId]: isWrapped } }),
      onFrozenColumns: (frozenColumns) => write({ frozenColumns }),
      onColumns: (displayColumns) => write({ displayColumns }),
    };
  }, [client, parentApiName, relatedListId]);
}
