import { oneOf } from './schema.ts';

/** The size of the device that is asked for (D-186). */
export const formFactor = oneOf(['Large', 'Medium', 'Small']);
