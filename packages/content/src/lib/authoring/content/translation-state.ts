import type { translationStates } from '@relab/contract/content';
import { type RawBuilder, sql } from 'kysely';

type State = (typeof translationStates)[number];

/** How far the content `c` is in the language of its variant `x`, which may be missing. */
export const translationState: RawBuilder<State> = sql<State>`case
  when x.id is null then 'Missing'
  when x.id = c.primary_variant_id then 'Source'
  when x.source_checked_date is null then 'Started'
  when x.source_version_id = c.latest_version_id then 'UpToDate'
  else 'OutOfDate' end`;
