import type { ClientError } from '@relab/client';
import { type Context, createContext, type ReactNode, useContext } from 'react';

/** One value that a provider has, as a component shows it. */
export interface Provided<Data> {
  /** Undefined as long as it has not come. */
  readonly data: Data | undefined;
  /** What was there before stays in `data`. */
  readonly error: ClientError | undefined;
  readonly isLoading: boolean;
  /** Asks the server, whatever is cached. Never rejects. */
  readonly refresh: () => Promise<void>;
}

/** What stands inside a provider: it reads the provider's context, or is made from what that would tell it. */
export type ProviderChildren<Value> = ReactNode | ((value: Value) => ReactNode);

export const childrenOf = <Value>(children: ProviderChildren<Value>, value: Value): ReactNode =>
  typeof children === 'function' ? children(value) : children;

/** A context that is there only inside its provider. */
// @__NO_SIDE_EFFECTS__
export const providerContext = <Value>(): Context<Value | undefined> =>
  createContext<Value | undefined>(undefined);

/** The value of the nearest provider; throws where there is none around. */
export function useProvided<Value>(context: Context<Value | undefined>, provider: string): Value {
  const value = useContext(context);
  if (value === undefined)
    throw new Error(`There is nothing provided: put a ${provider} around the component.`);
  return value;
}
