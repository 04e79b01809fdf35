import { mayChoose } from '../object-info/record-type-infos.ts';
import { isAmong, mayAny, mayCreate, type Reader } from '../objects/access.ts';
import type { QuickAction } from '../objects/action.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordType } from '../objects/record-type.ts';

/** An action with its whole name and what it works on. */
export interface NamedAction {
  /** `Instrument__c.Sell`; a global action has its bare name. */
  readonly apiName: string;
  readonly action: QuickAction;
  /** On whose records it stands; undefined for a global action. */
  readonly on: ObjectDeclaration | undefined;
  /** The object that is created, or changed. */
  readonly target: ObjectDeclaration;
  /** What is created is of this type. */
  readonly recordType: RecordType | undefined;
}

/** What a logged call becomes. */
const taskName = 'Task';

const targetName = ({ type, target }: QuickAction, on: ObjectDeclaration | undefined): string =>
  type === 'Update' ? (on?.apiName ?? '') : (target ?? (type === 'LogACall' ? taskName : ''));

/** The action, if the caller may do what it does with some record; undefined where its target is not declared. */
function allowed(
  name: string,
  action: QuickAction,
  on: ObjectDeclaration | undefined,
  { objects, principal }: Reader,
): NamedAction | undefined {
  const target = objects.get(targetName(action, on));
  if (!target || !isAmong(action.availableTo, principal)) return undefined;
  if (action.type === 'Update' ? !mayAny(target, principal, 'update') : !mayCreate(target, principal))
    return undefined;
  const recordType = target.recordTypes.find(
    (type) => type.name !== undefined && type.name === action.recordType,
  );
  if (recordType && !mayChoose(recordType, principal)) return undefined;
  return { apiName: on ? `${on.apiName}.${name}` : name, action, on, target, recordType };
}

const allAllowed = (
  actions: Readonly<Record<string, QuickAction>>,
  on: ObjectDeclaration | undefined,
  reader: Reader,
): readonly NamedAction[] =>
  Object.entries(actions).flatMap(([name, action]) => allowed(name, action, on, reader) ?? []);

export const globalActions = (reader: Reader): readonly NamedAction[] =>
  allAllowed(reader.objects.globalActions, undefined, reader);

/** Those on an object's records, whichever record it is: formulas are not looked at. */
export const actionsOn = (object: ObjectDeclaration, reader: Reader): readonly NamedAction[] =>
  allAllowed(object.actions, object, reader);

const own = (actions: Readonly<Record<string, QuickAction>>, name: string): QuickAction | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;

/**
 * `Instrument__c.Sell`, `Global.NewLab`, `NewLab`; a bare name is first looked for on `near`. Undefined for one that is
 * unknown and for one that the caller may not do.
 */
export function findAction(
  apiName: string,
  near: ObjectDeclaration | undefined,
  reader: Reader,
): NamedAction | undefined {
  const { objects } = reader;
  const dot = apiName.indexOf('.');
  const [owner, name] = dot < 0 ? [undefined, apiName] : [apiName.slice(0, dot), apiName.slice(dot + 1)];
  const on = owner === undefined ? near : objects.get(owner);
  const onObject = on && own(on.actions, name);
  if (onObject) return allowed(name, onObject, on, reader);
  if (owner !== undefined && owner !== 'Global') return undefined;
  const global = own(objects.globalActions, name);
  return global && allowed(name, global, undefined, reader);
}
