import type { HandledCall } from '@relab/server/http';
import { objects } from '../../objects/objects.ts';
import type { Access, AccessAction } from './access.ts';
import { namedRecords } from './named-records.ts';
import { isPersonal, personalObjectOf } from './personal-objects.ts';

/** Roles of people of the house. */
const staff: ReadonlySet<string> = new Set(['author', 'publisher', 'clerk', 'administrator']);

/** Characters of what was searched for. */
const maxDetail = 1_000;

/** Of records they answer names, counts and buttons, for each row of a list: nobody has looked at them. */
const showsNothing = /^(?:getRecordAvatars|get\w*Actions|getRelatedLists?Count|noteVisit\w*|\w*Favorites?)$/;

type Config = HandledCall['config'];
type Found = Pick<Access, 'action' | 'object' | 'recordId' | 'detail'>;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, maxDetail) : null;

const whole = (
  action: AccessAction,
  detail: string | null,
  object: string | null = null,
): readonly Found[] => [{ action, object, recordId: null, detail }];

/** What calls read that name no record. */
const byCall: Readonly<Record<string, (config: Config) => readonly Found[]>> = {
  getPersonData: ({ email }) => whole('search', textOf(email)),
  exportPersonData: ({ email }) => whole('export', textOf(email)),
  getPersonErasures: () => whole('list', null),
  getUndeliveredMails: () => whole('list', null),
  getFormSubmissions: ({ contentKeyOrId }) => whole('list', textOf(contentKeyOrId)),
  getRecordAccesses: ({ subject, staff: member }) => whole('search', textOf(subject) ?? textOf(member)),
  runQuery: ({ q }) => whole('query', textOf(q)),
  getHistory: ({ objectApiName, searchTerm }) => ofObject('search', objectApiName, searchTerm),
  exportHistory: ({ objectApiName, searchTerm }) => ofObject('export', objectApiName, searchTerm),
};

/** Of a personal object, or of several at once where none is named. */
function ofObject(action: AccessAction, apiName: unknown, text: unknown): readonly Found[] {
  if (typeof apiName !== 'string') return whole(action, textOf(text));
  const object = objects.get(apiName);
  return isPersonal(object) ? whole(action, textOf(text), object.apiName) : [];
}

/** Searches and lists of an object. One row for a list, however many rows it has. */
function ofArea({ call, config }: HandledCall): readonly Found[] {
  const { objectApiName, objectApiNames, targetApiName, listViewApiName, listViewId } = config;
  const term = config.q ?? config.searchTerm;
  if (call.area === 'search') {
    if (typeof term !== 'string' || term.trim() === '') return [];
    const names = [objectApiName, objectApiNames, targetApiName].flat().filter((name) => name !== undefined);
    if (names.length === 0) return whole('search', textOf(term));
    return names.flatMap((name) => ofObject('search', name, term));
  }
  if (call.area === 'duplicates') return ofObject('search', config.apiName ?? null, null);
  const isList = call.area === 'lists' && /Records|Ui/.test(call.id) && call.id !== 'getRecentRecords';
  if (!isList && call.id !== 'getDeletedRecords') return [];
  const searched = textOf(term);
  const list = listViewApiName ?? listViewId;
  return ofObject(searched ? 'search' : 'list', objectApiName, searched ?? list);
}

/** Each personal record that a call names; `PATCH` with nothing in it shows a record, too. */
function ofRecords({ call, config, principal }: HandledCall): readonly Found[] {
  if (call.method === 'DELETE') return [];
  const action = /^(?:download|readVersionData)/.test(call.id) ? 'download' : 'view';
  return namedRecords(config).flatMap((recordId) => {
    const object = personalObjectOf(recordId);
    return object === undefined || recordId === principal.userId
      ? []
      : [{ action, object, recordId, detail: null } as const];
  });
}

/** What somebody of the house looked at by a call; nothing of customers, of guests, and of what is about nobody. */
export function accessesOf(handled: HandledCall): readonly Access[] {
  const { call, principal, at } = handled;
  if (!principal.roles.some((role) => staff.has(role)) || showsNothing.test(call.id)) return [];
  const found = Object.hasOwn(byCall, call.id)
    ? byCall[call.id]?.(handled.config)
    : [...ofArea(handled), ...ofRecords(handled)];
  const { userId, clientId: program = null } = principal;
  return (found ?? []).map((one) => ({ ...one, at, userId, program, call: call.id }));
}
