import { limitExceeded } from '../errors.ts';
import { layoutFields } from '../layouts/layout-fields.ts';
import type { LayoutType } from '../layouts/layout-sections.ts';
import type { LayoutMode } from '../objects/layout.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { createObjectsCache, rolesKey } from '../objects/objects-cache.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type RequestedFields, selectRequested } from '../query/requested-fields.ts';
import { type Selection, select } from '../query/selection.ts';

export interface RequestedRecord extends RequestedFields {
  readonly modes?: readonly LayoutMode[] | undefined;
}

/** What is read of records whose types have different layouts. */
export interface TypedSelection {
  /** Of all types together: what is read. */
  readonly whole: Selection;
  /** Of one type: what is shown. */
  readonly ofType: (recordTypeId: string | null) => Selection;
}

/** PostgreSQL returns 1,664 columns at most. */
const most = { columns: 1_500, tables: 60 };

/** Each record of a path brings some columns of its own. */
function sizeOf({ fields, nested }: Selection): { columns: number; tables: number } {
  const inside = [...nested.values()].map(({ selection }) => sizeOf(selection));
  return inside.reduce(
    (sum, one) => ({ columns: sum.columns + one.columns, tables: sum.tables + one.tables }),
    { columns: fields.size + 5, tables: 1 },
  );
}

export function requireReasonable(selection: Selection): void {
  const { columns, tables } = sizeOf(selection);
  if (columns <= most.columns && tables <= most.tables) return;
  throw limitExceeded('Too many fields are asked for at once; ask for them in several calls.');
}

function copyOf({ object, fields, nested }: Selection): Selection {
  const inside = [...nested].map(
    ([name, { field, selection }]) => [name, { field, selection: copyOf(selection) }] as const,
  );
  return { object, fields: new Set(fields), nested: new Map(inside) };
}

/** `FULL`, `full` and `Full` are one (D-159). */
export const layoutTypeOf = (text: string): LayoutType => (/^compact$/i.test(text) ? 'Compact' : 'Full');

function selectAnew(
  object: ObjectDeclaration,
  requested: RequestedRecord,
  context: RecordsContext,
): TypedSelection {
  const named = selectRequested(object, requested, context);
  const layoutTypes = [...new Set(requested.layoutTypes?.map(layoutTypeOf))];
  if (layoutTypes.length === 0) {
    requireReasonable(named);
    return { whole: named, ofType: () => named };
  }
  const modes = requested.modes?.length ? requested.modes : (['View'] as const);
  const whole = copyOf(named);
  const byType = new Map<string, Selection>();
  for (const type of object.recordTypes) {
    const own = copyOf(named);
    for (const layoutType of layoutTypes) {
      for (const path of layoutFields(object, type, layoutType, modes, context)) {
        select(own, path, context);
        select(whole, path, context);
      }
    }
    byType.set(type.id, own);
  }
  requireReasonable(whole);
  const last = byType.get(object.recordTypes.at(-1)?.id ?? '') ?? whole;
  return { whole, ofType: (id) => byType.get(id ?? '') ?? last };
}

/** The selections used last. */
const keep = createObjectsCache<TypedSelection>(500);
const maxKeyLength = 4_000;

/**
 * The fields that were named, and those of the layouts, in View mode by default (D-185). Principals with the same
 * roles get the same selection for the same request.
 */
export function selectRecord(
  object: ObjectDeclaration,
  requested: RequestedRecord,
  context: RecordsContext,
): TypedSelection {
  const { fields, optionalFields, layoutTypes, modes } = requested;
  const principal = rolesKey(context.principal);
  const key = JSON.stringify([object.apiName, principal, fields, optionalFields, layoutTypes, modes]);
  const make = (): TypedSelection => selectAnew(object, requested, context);
  return key.length > maxKeyLength ? make() : keep(context.objects, key, make);
}
