import { normalizeId } from '@relab/contract';
import { invalidConfig } from '../errors/errors.ts';
import { distinct } from '../values/distinct.ts';
import { fieldNames } from './field-names.ts';

/** The members of a record read that decide which fields it shows. */
export interface RecordConfig {
  readonly recordId: string;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  readonly layoutTypes?: readonly string[] | undefined;
  readonly modes?: readonly string[] | undefined;
}

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** D-151 to D-160: one way of writing each record read. One that names nothing to show is rejected (D-154). */
export function normalizeRecordConfig<Config extends RecordConfig>(config: Config): Config {
  const { recordId, fields, optionalFields, layoutTypes, modes } = config;
  if (!fields?.length && !optionalFields?.length && !layoutTypes?.length)
    throw invalidConfig('A record is read by fields, optionalFields or layoutTypes.');
  return {
    ...config,
    recordId: normalizeId(recordId),
    ...(fields ? { fields: fieldNames(fields) } : {}),
    ...(optionalFields ? { optionalFields: fieldNames(optionalFields) } : {}),
    ...(layoutTypes ? { layoutTypes: distinct(layoutTypes.map(capitalised)) } : {}),
    ...(modes ? { modes: distinct(modes) } : {}),
  };
}
