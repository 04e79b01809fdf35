import type { RecordAvatar } from '@relab/contract/records';
import { colorOf, iconUrlOf } from '../icons/icon.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { eTagOf } from '../query/represent.ts';

/** What is stored of a record's picture; without a version it has none. */
export interface AvatarRow {
  readonly id: string;
  readonly version_id: string | null;
  readonly blue_master_id: string | null;
}

/** A picture's address changes with the picture. */
export const photoPath = '/img/photo/{recordId}/{versionId}';

const photoUrlOf = (recordId: string, versionId: string): string =>
  photoPath.replace('{recordId}', recordId).replace('{versionId}', versionId);

/** D-087 to D-089: the picture of a record, or its object's icon and colour. */
export function representAvatar(object: ObjectDeclaration, row: AvatarRow): RecordAvatar {
  const backgroundColor = colorOf(object);
  const { id: recordId, version_id: versionId, blue_master_id: companyBluemasterId } = row;
  const avatar: RecordAvatar =
    versionId === null
      ? { backgroundColor, iconUrl: iconUrlOf(object), recordId, type: 'Theme' }
      : {
          backgroundColor,
          height: null,
          photoMetadata: { companyBluemasterId, responseId: null },
          photoUrl: photoUrlOf(recordId, versionId),
          provider: null,
          recordId,
          type: 'Photo',
          width: null,
        };
  return { ...avatar, eTag: eTagOf(avatar) };
}
