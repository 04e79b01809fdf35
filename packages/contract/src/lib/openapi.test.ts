import { expect, test } from 'vitest';
import { describedCalls, openapi } from '../server.ts';
import { apiRelease, apiVersion } from './call.ts';

const calls = describedCalls;
const document = JSON.parse(JSON.stringify(openapi(calls, { title: 'Relab', version: '1' })));

test('every call is described once, with a response and the form of failures', () => {
  const operations = Object.values<Record<string, { operationId: string; responses: object }>>(
    document.paths,
  ).flatMap((path) => Object.values(path));
  // Calls that share the form of their path are one operation: a space by its id or by its name.
  const names = operations.flatMap(({ operationId }) =>
    operationId.split(/Or(?=Get)/).map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
  );
  expect(names.toSorted()).toEqual(calls.map(({ call }) => call.id).toSorted());
  for (const operation of operations)
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^2/), '4XX']),
    );
});

test('a document of version 3.1 whose references lead somewhere', () => {
  expect(document.openapi).toBe('3.1.0');
  const references = Array.from(
    JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g),
    (match) => match[1] ?? '',
  );
  expect(references).toContain('#/components/schemas/Errors');
  expect(references.filter((reference) => !reference.startsWith('#/'))).toEqual([]);
});

test('S-259, S-260 names the version and the release that the calls follow', () => {
  expect([apiVersion, apiRelease]).toEqual(['v63.0', 254]);
  expect(document.info).toMatchObject({ 'x-release': 254 });
});

test('path, query and header parameters come from the declaration', () => {
  const { parameters } =
    document.paths['/services/data/v63.0/commerce/webstores/{webstoreId}/carts/{cartId}/cart-items'].get;
  const names = parameters.map(
    (parameter: { in: string; name: string }) => `${parameter.in} ${parameter.name}`,
  );
  expect(names).toEqual(
    expect.arrayContaining(['path webstoreId', 'path cartId', 'query pageSize', 'header x-high-scale-cart']),
  );
});

test('a name in a path that may be a list is described as one', () => {
  const { parameters } = document.paths['/services/data/v63.0/ui-api/records/batch/{recordIds}'].get;
  expect(parameters[0]).toEqual({
    name: 'recordIds',
    in: 'path',
    required: true,
    schema: { type: 'array', items: { type: 'string' } },
  });
});

test('a response that is a file names its types in place of a schema', () => {
  const { get } =
    document.paths[
      '/services/data/v63.0/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryId}/documents/{contentDocumentId}'
    ];
  expect(Object.keys(get.responses[200].content)).toEqual(['application/pdf', 'image/png', 'image/jpeg']);
});
