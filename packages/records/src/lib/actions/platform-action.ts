import type { ActionCollection, PlatformAction } from '@relab/contract/records';
import { nullMembers, PlatformActionSchema } from '@relab/contract/server';
import { uiApiPath } from '@relab/server/http';
import type { FormFactor } from '../layouts/layout.ts';
import { colorOf } from '../object-info/object-info.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { declaredId } from '../objects/record-type.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import type { NamedAction } from './quick-action.ts';

/** What reads of actions are narrowed by; what is left out or empty narrows nothing. */
export interface ActionFilter {
  readonly actionTypes?: readonly string[] | undefined;
  readonly apiNames?: readonly string[] | undefined;
  readonly sections?: readonly string[] | undefined;
  readonly formFactor?: FormFactor | undefined;
}

/** Where an action is offered. */
export interface ActionLocation {
  readonly context:
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
  /** A record's id, an object's name, `Global`. */
  readonly source: string;
  readonly relatedList?: string | undefined;
  readonly relatedRecordId?: string | undefined;
}

/** An action as one kind of device shows it. */
export type OfferedAction = (device: string) => PlatformAction;

const devices: Readonly<Record<FormFactor, string>> = { Large: 'Desktop', Medium: 'Tablet', Small: 'Phone' };

type Own = Pick<PlatformAction, 'apiName' | 'label' | 'type' | 'section'> & Partial<PlatformAction>;

const noAction = nullMembers(PlatformActionSchema);

/** The external id identifies an action at one place: clients cache actions under it. */
const offer =
  (
    { context, source, relatedList, relatedRecordId }: ActionLocation,
    object: ObjectDeclaration,
    own: Own,
  ): OfferedAction =>
  (device) => ({
    ...noAction,
    actionListContext: context,
    externalId: [source, relatedRecordId ?? relatedList ?? '', context, device, own.type, own.apiName].join(
      ':',
    ),
    id: declaredId('0JV', context, object.apiName, own.type, own.apiName),
    isMassAction: 'false',
    relatedListRecordId: relatedRecordId ?? null,
    relatedSourceObject: relatedList ?? null,
    sourceObject: source,
    targetObject: object.apiName,
    ...own,
  });

/** Something that the platform itself does: `New`, `Edit`, `Delete` … */
export const standardAction = (
  apiName: string,
  label: string,
  object: ObjectDeclaration,
  location: ActionLocation,
): OfferedAction =>
  offer(location, object, {
    apiName,
    label,
    type: 'StandardButton',
    section: 'Page',
    actionTargetType: 'Invoke',
  });

/** A declared action with a form of its own. Calls are logged where people write to each other, all else on the page. */
export const quickAction = (
  { apiName, action, target }: NamedAction,
  location: ActionLocation,
): OfferedAction =>
  offer(location, target, {
    apiName,
    label: action.label,
    type: 'QuickAction',
    section: action.type === 'LogACall' ? 'ActivityComposer' : 'Page',
    subtype: action.type,
    actionTarget: `${uiApiPath}/actions/layout/${apiName}`,
    actionTargetType: 'Describe',
    primaryColor: colorOf(target),
  });

const isOneOf = (wanted: readonly string[] | undefined, ...names: readonly (string | null)[]): boolean =>
  !wanted?.length || names.some((name) => name !== null && wanted.includes(name));

/** A quick action is found by its full name, and by the part after the object's. */
const matches = ({ actionTypes, apiNames, sections }: ActionFilter, action: PlatformAction): boolean =>
  isOneOf(actionTypes, action.type) &&
  isOneOf(sections, action.section) &&
  isOneOf(apiNames, action.apiName, action.apiName.split('.').at(-1) ?? null);

export type TaggedActions = Tagged<ActionCollection>;

/** D-070: actions by what they belong to. `pathOf` is the path of one, and usually of all of them, with commas between. */
export function collect(
  entries: readonly (readonly [key: string, actions: readonly OfferedAction[]])[],
  filter: ActionFilter,
  pathOf: (keys: string) => string,
  path = pathOf(entries.map(([key]) => key).join()),
): TaggedActions {
  const device = devices[filter.formFactor ?? 'Large'];
  const urlOf = (own: string): string => `${uiApiPath}/actions/${own}`;
  const actions = entries.map(([key, offered]) => {
    const all = offered.map((action) => action(device));
    return [
      key,
      { actions: all.filter((action) => matches(filter, action)), links: [], url: urlOf(pathOf(key)) },
    ] as const;
  });
  return withETag({ actions: Object.fromEntries(actions), url: urlOf(path) });
}
