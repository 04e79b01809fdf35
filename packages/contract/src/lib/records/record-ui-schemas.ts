import * as z from 'zod/mini';
import { RecordLayout } from '../layouts/layout-schemas.ts';
import { LayoutUserState } from '../layouts/layout-user-state-schemas.ts';
import { ObjectInfo } from '../object-info/object-info-schemas.ts';
import { RecordRepresentation } from './record-schemas.ts';

const byName = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value);

/** D-019; layouts by object, record type, layout type and mode (D-020), records and user states by id. */
export const RecordUi = z.looseObject({
  records: byName(RecordRepresentation),
  objectInfos: byName(ObjectInfo),
  layouts: byName(byName(byName(byName(RecordLayout)))),
  layoutUserStates: byName(LayoutUserState),
});
