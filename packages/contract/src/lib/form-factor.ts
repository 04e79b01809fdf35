import { oneOf } from './schema.ts';

/** The size of the device that is requested (D-186). */
export const formFactor = oneOf(['Large', 'Medium', 'Small']);
