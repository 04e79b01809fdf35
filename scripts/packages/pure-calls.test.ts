import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pureFunctionsIn, withPureCalls } from './pure-calls.ts';

const pure = new Map([
  ['client/src/lib/adapters/read-adapter', new Set(['readAdapter'])],
  ['contract/src/lib/call', new Set(['read'])],
]);

test('calls of functions without side effects are marked, imported or declared beside them', () => {
  const hook = "import { readAdapter } from '@relab/client';\nexport const getA = readAdapter(a);";
  expect(withPureCalls(hook, 'react/src/lib/a.js', pure)).toContain('getA = /* @__PURE__ */ readAdapter(a);');
  const own = 'export function readAdapter(a) {\n}\nexport const getB = readAdapter(b);';
  expect(withPureCalls(own, 'client/src/lib/adapters/read-adapter.js', pure)).toBe(
    'export function readAdapter(a) {\n}\nexport const getB = /* @__PURE__ */ readAdapter(b);',
  );
  const renamed = "import { read as declare } from '../call.js';\nexport const c = declare(1);";
  expect(withPureCalls(renamed, 'contract/src/lib/records/c.js', pure)).toContain(
    '/* @__PURE__ */ declare(1)',
  );
});

test('what only has the same name is left alone', () => {
  for (const text of [
    "import { read } from './other.js';\nread(1);",
    "import { read } from 'elsewhere';\nread(1);",
    'function read() {}\nread();',
    "import { read } from '../call.js';\nsource.read(1);\n// read(1)",
  ])
    expect(withPureCalls(text, 'contract/src/lib/records/c.js', pure)).toBe(text);
});

test('the sources declare hooks and adapters to have none', () => {
  const found = pureFunctionsIn(join(import.meta.dirname, '../../packages'));
  expect(found.get('react/src/lib/read-hook')).toEqual(new Set(['readHook', 'suspendingHook']));
  expect(found.get('client/src/lib/adapters/read-adapter')).toEqual(new Set(['readAdapter']));
});
