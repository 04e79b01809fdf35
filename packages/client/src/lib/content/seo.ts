import type { ConfigFor } from '@relab/contract';
import type { SeoProperties } from '@relab/contract/content';
import * as calls from '@relab/contract/content';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Client } from '../client/client.ts';
import type { ReadSettings } from '../client/policy.ts';
import { ClientError } from '../errors/client-error.ts';
import { deliveryErrors } from './delivery-errors.ts';
import { keepTexts } from './keep-texts.ts';

type Config = ConfigFor<typeof calls.getRecordSeoProperties>;

/** C-195. Asked for anew, no cache on the way answers (C-166). */
export const getRecordSeoProperties = readAdapter(calls.getRecordSeoProperties, {
  errorLifetime: deliveryErrors,
  normalize: keepTexts('fields'),
  load:
    (_, config) =>
    ({ bypassCaches, send }) =>
      send(calls.getRecordSeoProperties, bypassCaches ? { ...config, cacheControl: 'no-cache' } : config),
});

/** What a page puts into its head; where it could not be read, nothing, and why. */
export interface SeoData {
  readonly properties: SeoProperties;
  readonly error: string | undefined;
}

const nothing: SeoProperties = {
  title: '',
  description: '',
  customHeadTags: '',
  canonicalUrl: null,
  hrefLangUrls: {},
  isSeoIndexed: true,
  recordName: '',
  objectName: '',
  fields: {},
  complexFields: {},
};

/** C-180: never rejects, since no page should fail for its metadata; a failure is an empty set and its message. */
export async function readSeo(client: Client, config: Config, settings?: ReadSettings): Promise<SeoData> {
  try {
    return { properties: await getRecordSeoProperties(client, config, settings), error: undefined };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return { properties: nothing, error: error.message };
  }
}
