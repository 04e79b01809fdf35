import { defaultLifetime } from '../call.ts';

/** A single action outlives the collections that name it: 30 days, in milliseconds (D-236). */
export const platformActionLifetime = defaultLifetime;
