/** Members of any kind by name. */
export type Members = Readonly<Record<string, unknown>>;

/** Something with members, lists among them: neither null nor a value without any. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An object of named members: no list. */
export const isMembers = (value: unknown): value is Members => isObject(value) && !Array.isArray(value);
