import type { NavItem, NavItems } from '@relab/contract/records';
import { uiApiPath } from '@relab/server/http';
import { outsideRange } from '../errors.ts';
import { colorOf } from '../object-info/object-info.ts';
import type { Reader } from '../objects/access.ts';
import { isCustom } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { declaredId } from '../objects/record-type.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { appsOf } from './find-app.ts';

export const navItemId = ({ apiName }: ObjectDeclaration): string => declaredId('0Qk', 'NavItem', apiName);

/** The tab of an object: it leads to the object's home. Those of the platform's own objects are called `standard-…`. */
export function navItem(object: ObjectDeclaration): NavItem {
  const { apiName, label, labelPlural } = object;
  const custom = isCustom(apiName);
  return {
    availableInClassic: false,
    availableInLightning: true,
    color: colorOf(object),
    content: null,
    custom,
    developerName: custom ? apiName : `standard-${apiName}`,
    iconUrl: null,
    id: navItemId(object),
    itemType: 'Entity',
    label: labelPlural,
    objectApiName: apiName,
    objectLabel: label,
    objectLabelPlural: labelPlural,
    pageReference: {
      type: 'standard__objectPage',
      attributes: { objectApiName: apiName, actionName: 'home' },
      state: {},
    },
    standardType: custom ? null : apiName,
  };
}

export interface NavItemsConfig {
  readonly formFactor?: string | undefined;
  readonly navItemNames?: readonly string[] | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

const defaultPageSize = 25;
const maxPageSize = 200;

function pageUrl({ formFactor, navItemNames }: NavItemsConfig, page: number, pageSize: number): string {
  const query = new URLSearchParams({
    ...(formFactor === undefined ? {} : { formFactor }),
    ...(navItemNames?.length ? { navItemNames: navItemNames.join() } : {}),
    page: String(page),
    pageSize: String(pageSize),
  });
  return `${uiApiPath}/nav-items?${query}`;
}

/**
 * A page of the items of all the caller's apps, each once (D-076). No statement. Throws NUMBER_OUTSIDE_VALID_RANGE for more
 * than 200 a page.
 */
export function readNavItems(config: NavItemsConfig, reader: Reader): Tagged<NavItems> {
  const { navItemNames, page = 0, pageSize = defaultPageSize } = config;
  if (pageSize > maxPageSize) {
    throw outsideRange(`pageSize parameter must be between 1 and ${maxPageSize}`);
  }
  const objects = new Set(appsOf(reader).flatMap((app) => app.objects));
  const items = [...objects]
    .map(navItem)
    .filter(({ developerName }) => !navItemNames?.length || navItemNames.includes(developerName));
  const end = (page + 1) * pageSize;
  return withETag({
    currentPageUrl: pageUrl(config, page, pageSize),
    navItems: items.slice(page * pageSize, end),
    nextPageUrl: end < items.length ? pageUrl(config, page + 1, pageSize) : null,
  });
}
