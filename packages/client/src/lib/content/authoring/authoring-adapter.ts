import type { AnyCall, ConfigFor, ResponseFor } from '@relab/contract';
import { readAdapter } from '../../adapters/read-adapter.ts';
import type { ReadAdapter } from '../../adapters/read-methods.ts';
import { type WriteAdapter, writeAdapter } from '../../adapters/write-adapter.ts';
import { changesOf } from '../../client/change.ts';
import { keepTexts } from '../keep-texts.ts';

/** The parameters of a call that are lists. */
const listsOf = ({ query }: AnyCall): readonly string[] =>
  Object.entries(query?.properties ?? {}).flatMap(([name, { type }]) => (type === 'array' ? [name] : []));

/**
 * A failure is cached as long as a response is (C-183), and can be requested again (C-184). Of lists the members that are
 * texts are sent (C-128); writes refuse a list with any other, lest something is left undone (decision 0124).
 */
// @__NO_SIDE_EFFECTS__
export const authoringRead = <C extends AnyCall>(call: C): ReadAdapter<ConfigFor<C>, ResponseFor<C>> =>
  readAdapter(call, {
    errorLifetime: () => call.lifetime,
    normalize: (config) => keepTexts(...listsOf(call))(config as object) as ConfigFor<C>,
  });

/** After it whatever of the authors' content is shown is requested again. */
// @__NO_SIDE_EFFECTS__
export const authoringWrite = <C extends AnyCall>(call: C): WriteAdapter<ConfigFor<C>, ResponseFor<C>> =>
  writeAdapter(call, { changes: changesOf('cms-authoring') });

/** After it also what the site shows. */
// @__NO_SIDE_EFFECTS__
export const publishingWrite = <C extends AnyCall>(call: C): WriteAdapter<ConfigFor<C>, ResponseFor<C>> =>
  writeAdapter(call, { changes: changesOf('cms-authoring', 'cms-delivery', 'seo') });
