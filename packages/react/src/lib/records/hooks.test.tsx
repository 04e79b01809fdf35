// @vitest-environment happy-dom
import type { ReadAdapter } from '@relab/client';
import * as adapters from '@relab/client/records';
import { testClient } from '@relab/client/testing';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as hooks from '../../records.ts';
import { RelabProvider } from '../provider.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Adapter = Pick<ReadAdapter<never, unknown>, 'id' | 'source'>;

const isRead = (value: unknown): value is Adapter =>
  typeof value === 'function' && 'observe' in value && 'id' in value && 'source' in value;

const reads = Object.values(adapters as Readonly<Record<string, unknown>>)
  .filter(isRead)
  .map((adapter) => [adapter.id, adapter] as const);

/** `getRecord` → `Record`, `findDuplicates` → `FindDuplicates`. */
const nameOf = (id: string) => id.replace(/^get/, '').replace(/^./, (letter) => letter.toUpperCase());

function run(name: string): void {
  const hook = (hooks as Readonly<Record<string, unknown>>)[name] as
    | ((config: object) => unknown)
    | undefined;
  if (!hook) throw new Error(`There is no ${name}.`);
  const { client } = testClient({});
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RelabProvider client={client}>{children}</RelabProvider>
  );
  renderHook(() => hook({}), { wrapper });
}

describe('the hooks of the record data layer', () => {
  it.each(reads)('%s has one that shows, and one that suspends', (id, adapter) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const source = vi.spyOn(adapter, 'source').mockReturnValue(undefined);
    run(`use${nameOf(id)}`);
    expect(source).toHaveBeenCalled();
    expect(() => run(`useSuspending${nameOf(id)}`)).toThrow(`Invalid config for "${id}".`);
  });

  it('the hooks of the record data layer are these, and one for the pages of a list', () => {
    expect(reads.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(hooks)).toHaveLength(2 * reads.length + 1);
  });
});
