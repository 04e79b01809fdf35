import { apiVersion, dataPath } from '@relab/contract';

/** Where the record calls are answered. */
export const uiApiPath = `${dataPath.replace('{version}', apiVersion)}/ui-api`;
