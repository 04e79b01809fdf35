import type { AnyCall, ReadonlyDeep, ResponseFor } from '@relab/contract';
import type * as commerce from '@relab/contract/commerce';
import type * as content from '@relab/contract/content';
import type * as identity from '@relab/contract/identity';
import type * as records from '@relab/contract/records';
import { expectTypeOf, test } from 'vitest';

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** Names of calls whose answer has a part that may be changed. */
type Changeable<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends AnyCall
    ? Same<ResponseFor<Calls[Name]>, ReadonlyDeep<ResponseFor<Calls[Name]>>> extends true
      ? never
      : Name
    : never;
}[keyof Calls];

test('types let nobody change a response of any call, however deep', () => {
  expectTypeOf<Changeable<typeof commerce>>().toBeNever();
  expectTypeOf<Changeable<typeof content>>().toBeNever();
  expectTypeOf<Changeable<typeof identity>>().toBeNever();
  expectTypeOf<Changeable<typeof records>>().toBeNever();
});
