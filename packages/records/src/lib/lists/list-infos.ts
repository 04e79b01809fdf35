import { type ConfigFor, isRecordId, normalizeId } from '@relab/contract';
import type { getListInfosByName, ListInfo, ListInfoBatch } from '@relab/contract/records';
import { ApiError, insufficientAccess, notFound } from '@relab/server/http';
import { illegalQueryParameter, limitExceeded } from '../errors.ts';
import { mayAny } from '../objects/access.ts';
import { toOutcome } from '../query/outcome.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { splitNames } from '../query/requested-fields.ts';
import { findLists, type ListIdentifier } from './find-lists.ts';
import { listInfo } from './list-info.ts';

/** List infos in one batch, as records in theirs. */
const maxLists = 200;

function identifyById(id: string): ListIdentifier | ApiError {
  const shown = id.slice(0, 40);
  if (isRecordId(id)) return { id: normalizeId(id) };
  return illegalQueryParameter(`ids should be valid list view IDs: ${shown}`);
}

function identifyByName(name: string, { objects, principal }: RecordsContext): ListIdentifier | ApiError {
  const [objectApiName = '', listViewApiName = ''] = name.split('.');
  const object = objects.get(objectApiName);
  if (object && mayAny(object, principal, 'read')) return { object, name: listViewApiName };
  return insufficientAccess();
}

/**
 * Several list infos, first those by id, then those by name (D-178), each with an outcome of its own (D-110). In a batch
 * the platform leaves `objectApiNames` empty. One statement.
 */
export async function listInfos(
  request: ConfigFor<typeof getListInfosByName>,
  context: RecordsContext,
): Promise<ListInfoBatch> {
  const ids = splitNames(request.ids);
  const names = splitNames(request.names);
  if (ids.length + names.length === 0)
    throw illegalQueryParameter('You must specify at least one of ids or names.');
  if (ids.length + names.length > maxLists)
    throw limitExceeded(`At most ${maxLists} lists are read at once.`);
  const identifiers = [...ids.map(identifyById), ...names.map((name) => identifyByName(name, context))];
  const lists = await findLists(
    identifiers.filter((one): one is ListIdentifier => !(one instanceof ApiError)),
    context,
  );
  let next = 0;
  const results = identifiers.map((one) => {
    if (one instanceof ApiError) return toOutcome<ListInfo>(one, context);
    const seen = lists[next++];
    return toOutcome(seen ? { ...listInfo(seen, context), objectApiNames: [] } : notFound(), context);
  });
  return { results };
}
