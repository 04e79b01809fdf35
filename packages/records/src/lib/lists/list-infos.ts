import { isRecordId, normalizeId } from '@relab/contract';
import type { ListInfoBatch } from '@relab/contract/records';
import { ApiError, errorEntries, insufficientAccess, notFound } from '@relab/server/http';
import { illegalQueryParameter, limitExceeded } from '../errors.ts';
import { mayAny } from '../objects/access.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { findLists, type ListIdentifier } from './find-lists.ts';
import { listInfo } from './list-info.ts';

/** List infos in one batch, as records in theirs. */
const maxLists = 200;

const split = (given: string | readonly string[] | undefined): readonly string[] =>
  (typeof given === 'string' ? given.split(',') : (given ?? []))
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');

function askedById(id: string): ListIdentifier | ApiError {
  const shown = id.slice(0, 40);
  if (isRecordId(id)) return { id: normalizeId(id) };
  return illegalQueryParameter(`ids should be valid list view IDs: ${shown}`);
}

function askedByName(name: string, { objects, principal }: RecordsContext): ListIdentifier | ApiError {
  const [objectApiName = '', listViewApiName = ''] = name.split('.');
  const object = objects.get(objectApiName);
  return object && mayAny(object, principal, 'read')
    ? { object, name: listViewApiName }
    : insufficientAccess();
}

/**
 * Several list infos, first those by id, then those by name (D-178), each with an outcome of its own (D-110). In a batch
 * the platform leaves `objectApiNames` empty. One statement.
 */
export async function listInfos(
  request: {
    readonly ids?: string | readonly string[] | undefined;
    readonly names?: string | readonly string[] | undefined;
  },
  context: RecordsContext,
): Promise<ListInfoBatch> {
  const ids = split(request.ids);
  const names = split(request.names);
  if (ids.length + names.length === 0) {
    throw illegalQueryParameter('You must specify at least one of ids or names.');
  }
  if (ids.length + names.length > maxLists) {
    throw limitExceeded(`At most ${maxLists} lists are read at once.`);
  }
  const asked = [...ids.map(askedById), ...names.map((name) => askedByName(name, context))];
  const lists = await findLists(
    asked.filter((one): one is ListIdentifier => !(one instanceof ApiError)),
    context,
  );
  let next = 0;
  const results = asked.map((one) => {
    const seen = one instanceof ApiError ? undefined : lists[next++];
    if (seen) return { result: { ...listInfo(seen, context), objectApiNames: [] }, statusCode: 200 };
    const error = one instanceof ApiError ? one : notFound();
    return { result: errorEntries(error), statusCode: error.status };
  });
  return { results };
}
