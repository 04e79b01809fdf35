import { dataPath } from '@relab/contract';
import type { Route } from '@relab/server/http';

const below = `${dataPath}/cms/`;
const shapeOf = ({ method, path }: Route['call']): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

/**
 * the calls that stand directly below the base are answered below `/connect/cms` as well, where many look for them;
 * but for one that has another call as its neighbour there, which differs from it only in its path.
 */
export function withConnectPaths(routes: readonly Route[]): readonly Route[] {
  const taken = new Set(routes.map(({ call }) => shapeOf(call)));
  const also = routes
    .filter(({ call }) => call.path.startsWith(below))
    .map((route) => {
      const path = `${dataPath}/connect/cms/${route.call.path.slice(below.length)}`;
      return { ...route, call: { ...route.call, path } };
    });
  return [...routes, ...also.filter(({ call }) => !taken.has(shapeOf(call)))];
}
