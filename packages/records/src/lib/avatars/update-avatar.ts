import { normalizeId } from '@relab/contract';
import type { RecordAvatar } from '@relab/contract/records';
import { insufficientAccess, notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import { findVersion } from '../files/download.ts';
import { isPicture } from '../files/file-type.ts';
import { mayAny, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import { representAvatar } from './avatar.ts';

export interface AvatarUpdate {
  /** `Associate` or `Disassociate`, in any case. */
  readonly actionType: string;
  readonly photoUrl?: string | undefined;
  readonly externalId?: string | undefined;
  readonly blueMasterId?: string | undefined;
  readonly profileName?: string | undefined;
}

/** Objects that are people: others are shown by their icon. */
const objectsWithPictures: ReadonlySet<string> = new Set(['User', 'Contact', 'Lead']);

const maxLength = 255;

function findPictured(recordId: string, { objects, principal }: RecordsContext): ObjectDeclaration {
  const object = objects.ofRecord(requireRecordId(recordId));
  if (!object) throw notFound();
  if (!mayAny(object, principal, 'read')) throw insufficientAccess();
  if (objectsWithPictures.has(object.apiName)) return object;
  throw invalidInput(objects.texts.files.noPictures(object.labelPlural), 'recordId');
}

/** Throws NOT_FOUND where the caller may not read the record, INSUFFICIENT_ACCESS where not change it. One statement. */
async function requireChangeable(
  object: ObjectDeclaration,
  id: string,
  context: RecordsContext,
): Promise<void> {
  const { rows } = await sql<{ may_update: boolean }>`
    select (${rowsFor(object, 'update', 't0', context)}) as may_update from ${sql.id(object.table.name)} as t0
    where t0.id = ${id} and ${rowsFor(object, 'read', 't0', context)}`.execute(context.database);
  const [row] = rows;
  if (!row) throw notFound();
  if (!row.may_update) throw insufficientAccess();
}

/** The picture is a version of a file that was uploaded here: `externalId` is its id, or `photoUrl` ends with it. */
async function requirePicture(
  { externalId, photoUrl }: AvatarUpdate,
  context: RecordsContext,
): Promise<string> {
  const named = externalId ?? /(?:^|\/)(068[a-zA-Z0-9]{12}(?:[A-Z0-5]{3})?)$/.exec(photoUrl ?? '')?.[1];
  const field = externalId === undefined ? 'photoUrl' : 'externalId';
  if (named === undefined || !/^06[89][a-zA-Z0-9]{12}(?:[A-Z0-5]{3})?$/.test(named))
    throw invalidInput('A picture is a file that was uploaded here: its download address or its id.', field);
  const version = await findVersion(normalizeId(named), context);
  if (isPicture(version.file_type)) return version.id;
  throw invalidInput(context.objects.texts.files.noPicture, field);
}

/** Ties a picture to a record, or takes it off (D-210, D-211). Three statements, two to take it off. */
export async function updateAvatar(
  recordId: string,
  update: AvatarUpdate,
  context: RecordsContext,
): Promise<RecordAvatar> {
  const { principal, database, now } = context;
  const id = normalizeId(recordId);
  const object = findPictured(id, context);
  const action = update.actionType.trim().toLowerCase();
  if (action !== 'associate' && action !== 'disassociate')
    throw invalidInput('actionType should be Associate or Disassociate.', 'actionType');
  for (const name of ['externalId', 'blueMasterId', 'profileName'] as const) {
    if ((update[name]?.length ?? 0) > maxLength)
      throw invalidInput(`${name} has ${maxLength} characters at most.`, name);
  }
  await requireChangeable(object, id, context);
  if (principal.kind === 'guest') throw insufficientAccess();
  if (action === 'disassociate') {
    await database.deleteFrom('relab_avatar').where('record_id', '=', id).execute();
    return representAvatar(object, { id, version_id: null, blue_master_id: null });
  }
  const version = await requirePicture(update, context);
  const master = update.blueMasterId ?? null;
  const avatar = {
    version_id: version,
    external_id: update.externalId ?? null,
    blue_master_id: master,
    profile_name: update.profileName ?? null,
    changed_by: principal.userId,
    changed_at: now(),
  };
  await database
    .insertInto('relab_avatar')
    .values({ record_id: id, ...avatar })
    .onConflict((conflict) => conflict.column('record_id').doUpdateSet(avatar))
    .execute();
  return representAvatar(object, { id, version_id: version, blue_master_id: master });
}
