import { apiVersion, dataPath } from '@relab/contract';

/** The path of the record calls. */
export const uiApiPath = `${dataPath.replace('{version}', apiVersion)}/ui-api`;
