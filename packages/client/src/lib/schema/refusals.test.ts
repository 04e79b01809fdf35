import { beforeAll, describe, expect, test } from 'vitest';
import { callRefusals } from './refusals/call-refusals.fixture.ts';
import { compile, type Diagnostic } from './refusals/compile.fixture.ts';
import { inputRefusals } from './refusals/input-refusals.fixture.ts';
import { readRefusals } from './refusals/read-refusals.fixture.ts';

const refusals = [...readRefusals, ...callRefusals, ...inputRefusals];

describe('types refuse, and accept what is right instead', () => {
  let said: readonly (readonly Diagnostic[])[];
  beforeAll(async () => {
    said = await compile(refusals.flatMap(({ rejected, accepted }) => [rejected, accepted]));
  }, 60_000);

  test.each(refusals.map((refusal, index) => ({ ...refusal, index })))('$name', ({ code, index }) => {
    expect(said[2 * index + 1]).toEqual([]);
    expect(said[2 * index]?.map((diagnostic) => diagnostic.code)).toEqual([code]);
  });
});
