import type { Check } from '../checked.ts';
import { dateFunctions } from './date-functions.ts';
import { logicFunctions } from './logic-functions.ts';
import { numberFunctions } from './number-functions.ts';
import { textFunctions } from './text-functions.ts';

/** By name, in capitals. */
export const functions: ReadonlyMap<string, Check> = new Map(
  Object.entries({ ...logicFunctions, ...textFunctions, ...numberFunctions, ...dateFunctions }),
);
