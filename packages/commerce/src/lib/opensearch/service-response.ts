import { z } from 'zod';
import { OpenSearchError } from './opensearch-error.ts';

const bucket = z.object({
  key: z.string(),
  doc_count: z.int(),
  ids: z.object({ buckets: z.array(z.object({ key: z.string() })) }).optional(),
});
const buckets = z.object({ buckets: z.array(bucket) });
const value = z.object({ value: z.number().nullable() });

/** What was counted under one name: a filter, with what was counted within it. */
const counted = z.object({
  doc_count: z.int(),
  sets: buckets.optional(),
  values: buckets.optional(),
  low: value.optional(),
  high: value.optional(),
  count: value.optional(),
});

/** What the service counted under one name. */
export type CountedFilter = z.output<typeof counted>;

const searchResponse = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.int() }),
  hits: z.object({
    total: z.object({ value: z.int() }).optional(),
    hits: z.array(z.object({ _id: z.string(), sort: z.array(z.number()).default([]) })),
  }),
  aggregations: z.record(z.string(), counted).default({}),
});

/** What a search came to, checked: a part of the listings is not taken for all of them. */
export type SearchResponse = z.output<typeof searchResponse>;

export function readSearchResponse(body: unknown): SearchResponse {
  const parsed = searchResponse.safeParse(body);
  if (!parsed.success)
    throw new OpenSearchError('away', 'OpenSearch answered a search with something else.', {
      cause: parsed.error,
    });
  if (parsed.data.timed_out || parsed.data._shards.failed > 0)
    throw new OpenSearchError('away', 'OpenSearch searched a part of the listings only.');
  return parsed.data;
}
