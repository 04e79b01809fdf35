import type { ActionOverrides, FormulaActivations } from '@relab/contract/records';
import { uiApiPath } from '@relab/server/http';
import { findObject, maySee } from '../object-info/find-object.ts';
import type { Reader } from '../objects/access.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { actionsOn } from './quick-action.ts';

const overridable = ['New', 'View', 'Edit', 'Delete', 'Clone', 'List', 'Tab'] as const;

/**
 * What replaces an object's standard actions: nothing does, each is the platform's own (`Default`). `type` chooses one of
 * them. No statement.
 */
export function readOverrides(
  { objectApiName, type }: { readonly objectApiName: string; readonly type?: string | undefined },
  reader: Reader,
): Tagged<ActionOverrides> {
  const { apiName } = findObject(objectApiName, reader);
  const names = overridable.filter((name) => type === undefined || name.toLowerCase() === type.toLowerCase());
  return withETag({
    objectApiName: apiName,
    overrides: names.map((action) => ({ action, content: null, formFactor: null, type: 'Default' })),
    url: `${uiApiPath}/actions/overrides/${apiName}`,
  });
}

/**
 * Which quick actions of objects are offered only where a formula holds; of all objects that the caller may see where none
 * are named. No statement.
 */
export function readActivations(
  { objectApiNames }: { readonly objectApiNames?: readonly string[] | undefined },
  reader: Reader,
): Tagged<FormulaActivations> {
  const objects = objectApiNames?.length
    ? objectApiNames.map((name) => findObject(name.trim(), reader))
    : reader.objects.all.filter((object) => maySee(object, reader));
  const activations = objects.flatMap((object) =>
    actionsOn(object, reader).map(({ apiName, action }) => ({
      actionApiName: apiName,
      hasFormula: action.when !== undefined,
      objectApiName: object.apiName,
    })),
  );
  return withETag({ activations });
}
