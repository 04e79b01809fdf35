import type { RelatedListPreferences, RelatedListPreferencesBatch } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import type { SeenList } from '../lists/list.ts';
import { keepChoice, listPreferences, type PreferencesInput } from '../lists/list-preferences.ts';
import { mayAny } from '../objects/access.ts';
import { toOutcome } from '../query/outcome.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireNames } from './list-names.ts';
import { readChoices } from './open-parent.ts';
import { findRelatedList, isFound, type RelatedList } from './related-list.ts';

/** `Account.Contacts`: undefined for a list that is not there, and for one that the caller may not see. */
function listBehind(preferencesId: string, context: RecordsContext): RelatedList | undefined {
  const [parentName = '', ...rest] = preferencesId.split('.');
  const parent = context.objects.get(parentName);
  if (!parent || !mayAny(parent, context.principal, 'read')) return undefined;
  const found = findRelatedList(parent, rest.join('.'), context);
  return isFound(found) ? found : undefined;
}

/** D-086. */
function preferencesOf(
  { id, parent }: RelatedList,
  seen: SeenList,
  context: RecordsContext,
): RelatedListPreferences {
  const { listReference: _, ...preferences } = listPreferences(seen, context);
  return { ...preferences, preferencesId: `${parent.apiName}.${id}` };
}

/** One statement; none for guests. Throws NOT_FOUND. */
export async function relatedListPreferences(
  preferencesId: string,
  context: RecordsContext,
): Promise<RelatedListPreferences> {
  const related = listBehind(preferencesId, context);
  if (!related) throw notFound();
  const seen = await readChoices([related], context);
  return preferencesOf(related, seen(related), context);
}

/** Each list has an outcome of its own (D-110). One statement for all of them. */
export async function relatedListPreferencesBatch(
  preferencesIds: string | readonly string[],
  context: RecordsContext,
): Promise<RelatedListPreferencesBatch> {
  const asked = requireNames(preferencesIds).map((id) => listBehind(id, context));
  const seen = await readChoices(
    asked.filter((related) => related !== undefined),
    context,
  );
  const results = asked.map((related) =>
    toOutcome(related ? preferencesOf(related, seen(related), context) : notFound(), context),
  );
  return { results };
}

/**
 * Keeps what is named and leaves the rest; columns and orders that the list cannot have are passed over. Two statements.
 * Throws NOT_FOUND, and INSUFFICIENT_ACCESS for guests.
 */
export async function updatePreferences(
  preferencesId: string,
  input: PreferencesInput,
  context: RecordsContext,
): Promise<RelatedListPreferences> {
  const related = listBehind(preferencesId, context);
  if (!related) throw notFound();
  const seen = (await readChoices([related], context))(related);
  const choice = await keepChoice(seen, input, context);
  return preferencesOf(related, { list: seen.list, choice }, context);
}
