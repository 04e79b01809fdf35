import type { CachePolicy, Client, ClientError, Source } from '@relab/client';
import { type Snapshot, shareStructure } from '@relab/store';
import { policyAfterArrival } from './arrivals.ts';
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

export function readView<Answer>(
  client: Client,
  source: Source<Answer> | undefined,
  policy?: CachePolicy,
): ReadView<Answer> {
  const seen = new Set<keyof View<unknown>>();
  let last: { readonly view: View<unknown>; snapshot: Snapshot<Answer>; select: Select<Answer> } | undefined;

  function renew(select: Select<Answer>, isSame: (view: View<unknown>) => boolean): View<unknown> {
    const snapshot = look(source);
    if (last?.snapshot === snapshot && last.select === select) return last.view;
    const { state, data: answer, error } = snapshot;
    const selected = select && answer !== undefined ? select(answer) : answer;
    // Selections that say the same are one, so that nobody has to look at them again.
    const data = select ? shareStructure(last?.view.data, selected) : selected;
    const view = { state, data, error: error as ClientError | undefined, isLoading: state === 'Pending' };
    if (last && last.select === select && isSame(view)) return last.view;
    last = { view, snapshot, select };
    return view;
  }

  return {
    subscribe: (changed) =>
      source?.observe(changed, policy ?? policyAfterArrival(client, source)) ?? (() => {}),
    current: () =>
      renew(last?.select, (view) => [...seen].every((member) => Object.is(view[member], last?.view[member]))),
    render: (select) => renew(select, () => false),
    lookAt: (member) => seen.add(member),
  };
}
