import { read, shape } from '../../../call.ts';
import { object, optional, text } from '../../../schema.ts';
import { authoringPath, second } from '../paths.ts';
import type { ContentRendition } from './responses.ts';

/** C-206. Of the latest version unless `contentVersion` names one; in the language of the channel where one is named. */
export const getManagedContentRendition = read({
  id: 'getManagedContentRendition',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/renditions/{renditionType}`,
  query: object({
    channelIdOrApiName: optional(text(255, 1)),
    language: optional(text(20)),
    contentVersion: optional(text(20, 1)),
  }),
  queryNames: { contentVersion: 'version' },
  response: shape<ContentRendition>(),
  lifetime: second,
});
