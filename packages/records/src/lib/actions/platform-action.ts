import type { ActionCollection, PlatformAction } from '@relab/contract/records';
import { uiApiPath } from '@relab/server/http';
import type { FormFactor } from '../layouts/layout.ts';
import { colorOf } from '../object-info/object-info.ts';
import { declaredId } from '../objects/record-type.ts';
import { eTagOf } from '../query/represent.ts';
import type { NamedAction } from './quick-action.ts';

/** What reads of actions are narrowed by; what is left out or empty narrows nothing. */
export interface ActionChoice {
  readonly actionTypes?: readonly string[] | undefined;
  readonly apiNames?: readonly string[] | undefined;
  readonly sections?: readonly string[] | undefined;
  readonly formFactor?: FormFactor | undefined;
}

export type ActionContext =
  | 'FlexiPage'
  | 'Global'
  | 'ListView'
  | 'Lookup'
  | 'MruList'
  | 'Photo'
  | 'Record'
  | 'RecordEdit'
  | 'RelatedList'
  | 'RelatedListRecord';

/** Where an action stands, and on what. */
export interface ActionPlace {
  readonly context: ActionContext;
  /** A record's id, an object's name, `Global`. */
  readonly source: string;
  readonly targetObject: string | null;
  readonly relatedList?: string | undefined;
  readonly relatedRecordId?: string | undefined;
}

const devices: Readonly<Record<FormFactor, string>> = { Large: 'Desktop', Medium: 'Tablet', Small: 'Phone' };

/** Says all that tells one action of one place from every other: clients keep actions under it. */
const externalId = (
  { context, source, relatedList, relatedRecordId }: ActionPlace,
  device: string,
  type: string,
  apiName: string,
): string => [source, relatedRecordId ?? relatedList ?? '', context, device, type, apiName].join(':');

type Own = Pick<
  PlatformAction,
  | 'apiName'
  | 'label'
  | 'type'
  | 'section'
  | 'subtype'
  | 'targetObject'
  | 'actionTarget'
  | 'actionTargetType'
  | 'primaryColor'
>;

const platformAction = (own: Own, place: ActionPlace, formFactor: FormFactor = 'Large'): PlatformAction => ({
  actionListContext: place.context,
  externalId: externalId(place, devices[formFactor], own.type, own.apiName),
  iconUrl: null,
  id: declaredId('0JV', place.context, own.targetObject ?? '', own.type, own.apiName),
  isMassAction: 'false',
  lwcComponent: null,
  relatedListRecordId: place.relatedRecordId ?? null,
  relatedSourceObject: place.relatedList ?? null,
  sourceObject: place.source,
  targetUrl: null,
  ...own,
});

/** Something that the platform itself does: `New`, `Edit`, `Delete` … */
export const standardAction = (
  apiName: string,
  label: string,
  place: ActionPlace,
  { formFactor }: ActionChoice,
): PlatformAction =>
  platformAction(
    {
      apiName,
      label,
      type: 'StandardButton',
      section: 'Page',
      subtype: null,
      targetObject: place.targetObject,
      actionTarget: null,
      actionTargetType: 'Invoke',
      primaryColor: null,
    },
    place,
    formFactor,
  );

/** A declared action with a form of its own. Calls are logged where people write to each other, all else on the page. */
export const quickAction = (
  { apiName, action, target }: NamedAction,
  place: ActionPlace,
  { formFactor }: ActionChoice,
): PlatformAction =>
  platformAction(
    {
      apiName,
      label: action.label,
      type: 'QuickAction',
      section: action.type === 'LogACall' ? 'ActivityComposer' : 'Page',
      subtype: action.type,
      targetObject: target.apiName,
      actionTarget: `${uiApiPath}/actions/layout/${apiName}`,
      actionTargetType: 'Describe',
      primaryColor: colorOf(target),
    },
    place,
    formFactor,
  );

const among = (wanted: readonly string[] | undefined, ...names: readonly (string | null)[]): boolean =>
  wanted === undefined || wanted.length === 0 || names.some((name) => name !== null && wanted.includes(name));

/** A quick action is found by its whole name, and by the part after the object's. */
const isWanted = ({ actionTypes, apiNames, sections }: ActionChoice, action: PlatformAction): boolean =>
  among(actionTypes, action.type) &&
  among(sections, action.section) &&
  among(apiNames, action.apiName, action.apiName.split('.').at(-1) ?? null);

export type TaggedActions = ActionCollection & { readonly eTag: string };

/** D-070. `path` is where the collection is read, `entries` are its actions by what they belong to, with that one's own path. */
export function collect(
  path: string,
  entries: readonly (readonly [key: string, path: string, actions: readonly PlatformAction[]])[],
  choice: ActionChoice,
): TaggedActions {
  const actions = Object.fromEntries(
    entries.map(([key, own, all]) => [
      key,
      {
        actions: all.filter((action) => isWanted(choice, action)),
        links: [],
        url: `${uiApiPath}/actions/${own}`,
      },
    ]),
  );
  const collection = { actions, url: `${uiApiPath}/actions/${path}` };
  return { ...collection, eTag: eTagOf(collection) };
}
