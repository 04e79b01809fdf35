import type { CachePolicy, ClientError, Source } from '@relab/client';
import type { Snapshot } from '@relab/store';
import { look } from './look.ts';

/** What a component sees of a read. */
export interface View<Data> {
  readonly state: Snapshot<unknown>['state'];
  readonly data: Data | undefined;
  readonly error: ClientError | undefined;
  /** Asked for, and not there yet. */
  readonly isLoading: boolean;
}

/** A read as one component sees it: another view only where something differs that the component has looked at. */
export interface ReadView<Answer> {
  readonly subscribe: (changed: () => void) => () => void;
  /** The same object until the component has to render again. */
  readonly current: () => View<unknown>;
  /** As things stand for who is rendering now. */
  readonly render: (select: Select<Answer>) => View<unknown>;
  /** The component has looked at it. */
  readonly lookAt: (member: keyof View<unknown>) => void;
}

export type Select<Answer> = ((answer: Answer) => unknown) | undefined;

export function readView<Answer>(source: Source<Answer> | undefined, policy?: CachePolicy): ReadView<Answer> {
  const seen = new Set<keyof View<unknown>>();
  let last: { readonly view: View<unknown>; snapshot: Snapshot<Answer>; select: Select<Answer> } | undefined;

  function renew(select: Select<Answer>, isSame: (view: View<unknown>) => boolean): View<unknown> {
    const snapshot = look(source);
    if (last?.snapshot === snapshot && last.select === select) return last.view;
    const { state, data: answer, error } = snapshot;
    const selected = select && answer !== undefined ? select(answer) : answer;
    // Selections that say the same are one, so that nobody has to look at them again.
    const data = select && isEqual(last?.view.data, selected) ? last?.view.data : selected;
    const view = { state, data, error: error as ClientError | undefined, isLoading: state === 'Pending' };
    if (last && last.select === select && isSame(view)) return last.view;
    last = { view, snapshot, select };
    return view;
  }

  return {
    subscribe: (changed) => source?.observe(changed, policy) ?? (() => {}),
    current: () =>
      renew(last?.select, (view) => [...seen].every((member) => Object.is(view[member], last?.view[member]))),
    render: (select) => renew(select, () => false),
    lookAt: (member) => seen.add(member),
  };
}

/** Alike as JSON would write them. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (!Array.isArray(one) && Object.getPrototypeOf(one) !== Object.prototype) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isEqual(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}
