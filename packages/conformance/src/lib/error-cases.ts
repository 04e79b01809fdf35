import type { ConformanceCase, Requester } from './request.ts';

const data = '/services/data/v63.0';

/** Bad input gets the list of errors, whatever the call. */
export function errorCases(ask: Requester, apiName: string): readonly ConformanceCase[] {
  const rejected = (
    name: string,
    request: readonly [method: string, path: string, body?: string],
    status: number,
    errorCode?: string,
  ): ConformanceCase => ({
    name: `errors: ${name}`,
    run: async () => ask.expectError(await ask.raw(...request), status, errorCode),
  });
  return [
    rejected('an unknown path is 404', ['GET', `${data}/ui-api/nothing-of-this-name`], 404, 'NOT_FOUND'),
    rejected(
      'an unknown version is 404',
      ['GET', `/services/data/v9.9/ui-api/object-info/${apiName}`],
      404,
      'NOT_FOUND',
    ),
    rejected(
      'another method is 405',
      ['DELETE', `${data}/ui-api/object-info/${apiName}`],
      405,
      'METHOD_NOT_ALLOWED',
    ),
    rejected(
      'malformed JSON is 400',
      ['POST', `${data}/ui-api/records`, '{"apiName'],
      400,
      'JSON_PARSER_ERROR',
    ),
    rejected(
      'a malformed id is 400',
      ['GET', `${data}/ui-api/records/1?fields=${apiName}.Id`],
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ),
    rejected(
      'an unknown object is 403',
      ['GET', `${data}/ui-api/object-info/NoSuchObject__c`],
      403,
      'INSUFFICIENT_ACCESS',
    ),
  ];
}
