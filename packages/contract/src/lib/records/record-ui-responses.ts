import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';
import { RecordLayout } from '../layouts/layout-responses.ts';
import { LayoutUserState } from '../layouts/layout-user-state-responses.ts';
import { ObjectInfo } from '../object-info/object-info-responses.ts';
import { RecordRepresentation } from './record-responses.ts';

const byName = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value);

/** D-019; layouts by object, record type, layout type and mode (D-020), records and user states by id. */
export const RecordUi = z.looseObject({
  records: byName(RecordRepresentation),
  objectInfos: byName(ObjectInfo),
  layouts: byName(byName(byName(byName(RecordLayout)))),
  layoutUserStates: byName(LayoutUserState),
});
export type RecordUi = Infer<typeof RecordUi>;
