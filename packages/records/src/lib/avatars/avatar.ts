import type { RecordAvatar } from '@relab/contract/records';
import type { Row } from '@relab/database';
import { colorOf, iconUrlOf } from '../icons/icon.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { type Tagged, withETag } from '../query/represent.ts';

/** What is stored of a record's picture; without a version it has none. */
export type AvatarRow = Row<'content_version', 'id'> & {
  readonly [Name in 'version_id' | 'blue_master_id']: Row<'relab_avatar', Name>[Name] | null;
};

/** A picture's address changes with the picture. */
export const photoPath = '/img/photo/{recordId}/{versionId}';

const photoUrlOf = (recordId: string, versionId: string): string =>
  photoPath.replace('{recordId}', recordId).replace('{versionId}', versionId);

/** D-087 to D-089: the picture of a record, or its object's icon and colour. */
export function representAvatar(object: ObjectDeclaration, row: AvatarRow): Tagged<RecordAvatar> {
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
  return withETag(avatar);
}
