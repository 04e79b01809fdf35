export {
  type BuiltRequest,
  buildRequest,
  contextDefaults,
  type RequestContext,
} from './lib/build-request.ts';
export {
  type AnyCall,
  type Area,
  apiVersion,
  type Call,
  type ConfigFor,
  type ConfigOf,
  type ContextName,
  dataPath,
  defaultLifetime,
  type Encoding,
  type Method,
  type OwnArea,
  type ResponseFor,
  read,
  type Shape,
  shape,
  supportedVersions,
  write,
} from './lib/call.ts';
export { checkConfig } from './lib/check-config.ts';
export { checkValue, type Problem, typeName } from './lib/check-value.ts';
export { emailPattern } from './lib/email-pattern.ts';
export { type ErrorCode, type ErrorEntry, errorStatus } from './lib/errors.ts';
export { idSuffix, isRecordId, masterRecordTypeId, normalizeId } from './lib/ids.ts';
export { forever, hours, minutes, seconds, storeLifetime } from './lib/lifetime.ts';
export { fillPath, pathNames } from './lib/path.ts';
export type { ReadonlyDeep } from './lib/readonly-deep.ts';
export type { Errors } from './lib/responses.ts';
export type { Json, ObjectSchema, Schema, TypeOf } from './lib/schema.ts';
