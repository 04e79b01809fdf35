import { isRecordId } from '@relab/contract';
import { hrefOf, routes } from '../routing/routes.ts';

/** A related list as it is shown. */
export interface RelatedOrigin {
  readonly parentApiName: string;
  readonly parentId: string;
  readonly relatedListId: string;
  /** Empty for the list's own order. */
  readonly sortBy: readonly string[];
  /** What it is narrowed to; empty where nothing was typed. */
  readonly where: string;
}

interface ListedRecord {
  readonly apiName: string;
  readonly id: string;
}

/** A record's address that names the related list it is opened from. */
export function hrefInRelated({ apiName, id }: ListedRecord, origin: RelatedOrigin, tab?: string): string {
  const { parentApiName, parentId, relatedListId, sortBy, where } = origin;
  const related = new URLSearchParams({ of: `${parentApiName}/${parentId}/${relatedListId}` });
  if (sortBy.length > 0) related.set('sort', sortBy.join());
  if (where !== '') related.set('where', where);
  return hrefOf(routes.record, { objectApiName: apiName, recordId: id }, { tab, related: String(related) });
}

/** The related list that is named by the `related` of a record's address; undefined where it names none. */
export function readRelatedOrigin(text: string | null): RelatedOrigin | undefined {
  const related = new URLSearchParams(text ?? '');
  const [parentApiName = '', parentId = '', relatedListId = ''] = related.get('of')?.split('/') ?? [];
  if (!/^\w+$/.test(parentApiName) || !isRecordId(parentId) || !/^\w+$/.test(relatedListId)) return undefined;
  return {
    parentApiName,
    parentId,
    relatedListId,
    sortBy: related.get('sort')?.split(',').filter(Boolean) ?? [],
    where: related.get('where') ?? '',
  };
}

/** Where the list itself is. */
export const hrefOfRelated = ({ parentApiName, parentId, relatedListId }: RelatedOrigin): string =>
  hrefOf(routes.relatedList, { objectApiName: parentApiName, recordId: parentId, relatedListId });
