import type { ListRecords } from '@relab/contract/records';
import { sharedDatabase } from '@relab/database';
import type { JsonText } from '@relab/server/http';
import { setNewest } from '@relab/server/limits';
import { type CheckedPage, readPageUnless } from '../query/checked-page.ts';
import { callerKey } from '../query/marked-statement.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { readRecordToken } from '../query/row-position.ts';
import { createTickShare, shareKey } from '../query/tick-share.ts';
import { findDeclared, type ListIdentifier, requireOne } from './find-lists.ts';
import { type List, type ListChoice, noChoice } from './list.ts';
import {
  cachedListPage,
  defaultPageSize,
  type ListPage,
  type ListRequest,
  listRecords,
  requireVisits,
  writeListPage,
} from './list-records.ts';
import { createPageCache } from './page-cache.ts';
import { type ChoiceRow, choiceOfRow } from './stored-list.ts';
import { triesFilters } from './tried-filters.ts';

const pages = createPageCache();

/** No response where the caller has chosen something else of the list than was expected. */
interface PageResponse {
  readonly response?: JsonText<ListRecords>;
  readonly chosen: ListChoice;
}

const choiceRead = ({ beside }: CheckedPage): ListChoice => choiceOfRow(beside as unknown as ChoiceRow);

const isEqual = (choice: ListChoice, other: ListChoice): boolean =>
  JSON.stringify(choice) === JSON.stringify(other);

interface PageRead {
  readonly list: List;
  /** Expected. */
  readonly choice: ListChoice;
  readonly request: ListRequest;
  readonly page: ListPage;
  readonly pageSize: number;
  /** Of the caller, the page and its size: all that a response depends on beside rows, choice and settings. */
  readonly key: string;
}

async function readResponse(
  { list, choice, request, page, pageSize, key }: PageRead,
  context: RecordsContext,
): Promise<PageResponse> {
  const { display } = context;
  const cached = pages.get(key, page, display);
  const position = { pageSize, pageToken: request.pageToken };
  const found = await readPageUnless(cached?.checksum, list.object, page, position, context);
  const chosen = choiceRead(found);
  if (!isEqual(chosen, choice)) return { chosen };
  if (!found.page) return { chosen, ...(cached && { response: cached.response }) };
  const response = writeListPage({ list, choice }, request, page, found.page, context);
  const { checksum } = found;
  if (checksum !== undefined) pages.set(key, { page, display, checksum, response });
  return { chosen, response };
}

const shared = createTickShare<PageResponse>();

/** What callers had chosen of lists, as far as it is something. */
const choices = new Map<string, ListChoice>();
const maxChoices = 1_000;

function expect(name: string, choice: ListChoice): void {
  if (isEqual(choice, noChoice)) {
    choices.delete(name);
    return;
  }
  setNewest(choices, name, choice, maxChoices);
}

/** Undefined for pages that are not the same for all with the same roles. */
async function declaredRecords(
  list: List,
  request: ListRequest,
  context: RecordsContext,
): Promise<JsonText<ListRecords> | undefined> {
  requireVisits(list, context);
  const { database, display, principal } = context;
  const { pageSize = defaultPageSize, pageToken = '', searchTerm, where } = request;
  const isNarrowed =
    triesFilters(request) || [searchTerm, where].some((one) => one !== undefined && one !== null);
  const isBesideRecord = readRecordToken(pageToken) !== undefined;
  if (database.isTransaction || isNarrowed || isBesideRecord) return undefined;
  const caller = callerKey(principal);
  const name = `${caller} ${list.key}`;
  // A choice that changes while it is read is read once more.
  for (let turn = 0; turn < 2; turn++) {
    const choice = choices.get(name) ?? noChoice;
    const page = cachedListPage({ list, choice }, request, context);
    if (page.key === undefined) return undefined;
    const { language } = context.objects;
    const key = `${page.key} ${JSON.stringify(choice)} ${pageSize} ${caller} ${language} ${pageToken}`;
    const read = { list, choice, request, page, pageSize, key };
    const { response, chosen } = await shared(display, shareKey(database, key), () =>
      readResponse(read, { ...context, database: sharedDatabase(database) }),
    );
    if (response) return response;
    expect(name, chosen);
  }
  return undefined;
}

/**
 * One page of a list that is found by its name or id. A declared one is read together with what the caller has chosen of
 * it, in one statement; where neither has changed, the response is the one that was made before.
 */
export async function findListRecords(
  identifier: ListIdentifier,
  request: ListRequest,
  context: RecordsContext,
): Promise<JsonText<ListRecords>> {
  const list = findDeclared(identifier, context);
  const response = list && (await declaredRecords(list, request, context));
  return response ?? (await listRecords(await requireOne(identifier, context), request, context));
}
