import type { AnswerFor, AnyCall, ConfigFor } from '@relab/contract';
import type { Client } from '../../client.ts';
import { invalidate, under } from '../../invalidate.ts';
import { type ReadAdapter, readAdapter } from '../../read-adapter.ts';
import { type WriteAdapter, writeAdapter } from '../../write-adapter.ts';

/** A failure is kept as long as an answer is (C-183), and can be asked for again (C-184). */
// @__NO_SIDE_EFFECTS__
export const authoringRead = <C extends AnyCall>(call: C): ReadAdapter<ConfigFor<C>, AnswerFor<C>> =>
  readAdapter(call, { errorLifetime: () => call.lifetime });

const authored = (client: Client) => invalidate(client, under('cms-authoring/'));
const delivered = (client: Client) => invalidate(client, under('cms-authoring/', 'cms-delivery/', 'seo/'));

/** After it whatever of the authors' content is shown is asked for anew. */
// @__NO_SIDE_EFFECTS__
export const authoringWrite = <C extends AnyCall>(call: C): WriteAdapter<ConfigFor<C>, AnswerFor<C>> =>
  writeAdapter(call, { after: authored });

/** After it also what the site shows. */
// @__NO_SIDE_EFFECTS__
export const publishingWrite = <C extends AnyCall>(call: C): WriteAdapter<ConfigFor<C>, AnswerFor<C>> =>
  writeAdapter(call, { after: delivered });
