import type { Route } from './http/route.ts';
import { layoutRoutes } from './layouts/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { objectInfoRoutes } from './object-info/routes.ts';
import type { Objects } from './objects/index.ts';
import { createDisplay, type DisplayOptions } from './query/display.ts';
import type { ToRecords } from './query/records-context.ts';
import { recentRoutes } from './recent/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { sobjectRoutes } from './sobjects/routes.ts';

const english: DisplayOptions = { locale: 'en-US', currency: 'EUR', timeZone: 'UTC' };

/** The calls of the record platform over the given objects, an area after the other. */
export function platformRoutes(objects: Objects): readonly Route[] {
  const display = createDisplay(english);
  const toRecords: ToRecords = ({ database, who, now }) => ({ database, who, now, objects, display });
  return [
    ...recordRoutes(toRecords),
    ...listRoutes(toRecords),
    ...recentRoutes(toRecords),
    ...objectInfoRoutes(toRecords),
    ...layoutRoutes(toRecords),
    ...sobjectRoutes(toRecords),
  ];
}
