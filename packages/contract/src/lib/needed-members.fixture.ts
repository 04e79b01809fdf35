import type * as z from 'zod/mini';

type Way = readonly (string | number)[];

const follow = (body: unknown, way: Way): object =>
  Object(way.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), body));

/** The members, at the end of a way into a body that fits, without which the body would no longer fit; by alphabet. */
export function neededMembers(schema: z.ZodMiniType, body: unknown, way: Way = []): readonly string[] {
  schema.parse(body);
  return Object.keys(follow(body, way))
    .filter((name) => {
      const copy = structuredClone(body);
      Reflect.deleteProperty(follow(copy, way), name);
      return !schema.safeParse(copy).success;
    })
    .toSorted();
}

/** Whether a body still fits when a value in it is another. */
export function fitsWith(schema: z.ZodMiniType, body: unknown, way: Way, value: unknown): boolean {
  schema.parse(body);
  const copy = structuredClone(body);
  const last = way.at(-1);
  if (last !== undefined) Reflect.set(follow(copy, way.slice(0, -1)), last, value);
  return schema.safeParse(copy).success;
}
