/** One entry of the list that every failed call answers with. */
export interface ErrorEntry {
  readonly errorCode: string;
  readonly message: string;
  /** Names of the fields or members that the entry is about, where it is about any. */
  readonly fields?: readonly string[];
}

/** Codes the server answers with, and the status each travels under. Codes of the platform keep their spelling. */
export const errorStatus = {
  INVALID_API_INPUT: 400,
  INVALID_INPUT: 400,
  INVALID_FIELD: 400,
  INVALID_TYPE: 400,
  JSON_PARSER_ERROR: 400,
  ILLEGAL_QUERY_PARAMETER_VALUE: 400,
  NUMBER_OUTSIDE_VALID_RANGE: 400,
  MALFORMED_ID: 400,
  MALFORMED_QUERY: 400,
  INVALID_QUERY_LOCATOR: 400,
  QUERY_TIMEOUT: 400,
  REQUIRED_FIELD_MISSING: 400,
  FIELD_INTEGRITY_EXCEPTION: 400,
  MAX_LIMIT_EXCEEDED: 400,
  LIMIT_EXCEEDED: 400,
  INVALID_BATCH_SIZE: 400,
  INVALID_BATCH_REQUEST: 400,
  ALREADY_APPLIED: 400,
  DELETE_FAILED: 400,
  INSUFFICIENT_STOCK: 409,
  CHECKOUT_INCOMPLETE: 400,
  CART_CHANGED: 409,
  UNQUALIFIED_CART: 400,
  INVALID_SESSION_ID: 401,
  INVALID_CREDENTIALS: 401,
  INSUFFICIENT_ACCESS: 403,
  STORAGE_LIMIT_EXCEEDED: 403,
  CROSS_SITE_REQUEST: 403,
  ITEM_NOT_FOUND: 404,
  MISSING_RECORD: 404,
  NOT_FOUND: 404,
  WEBSTORE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  USER_EXISTS: 409,
  CONFLICT: 409,
  GONE: 410,
  PRECONDITION_FAILED: 412,
  PROCESSING_HALTED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REQUEST_LIMIT_EXCEEDED: 429,
  UNKNOWN_EXCEPTION: 500,
  SERVER_UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

/** The codes that stand in `errorCode` of a failed call; `errorStatus` has the HTTP status of each. */
export type ErrorCode = keyof typeof errorStatus;
