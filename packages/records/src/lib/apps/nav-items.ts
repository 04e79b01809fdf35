import type { NavItem, NavItems } from '@relab/contract/records';
import { ApiError, uiApiPath } from '@relab/server/http';
import { colorOf } from '../object-info/object-info.ts';
import type { Reader } from '../objects/access.ts';
import { isCustom } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { declaredId } from '../objects/record-type.ts';
import { eTagOf } from '../query/represent.ts';
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

export interface NavItemsAsked {
  readonly formFactor?: string | undefined;
  readonly navItemNames?: readonly string[] | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

const usualPage = 25;
const largestPage = 200;

function pageUrl({ formFactor, navItemNames }: NavItemsAsked, page: number, pageSize: number): string {
  const query = new URLSearchParams({
    ...(formFactor === undefined ? {} : { formFactor }),
    ...(navItemNames?.length ? { navItemNames: navItemNames.join() } : {}),
    page: String(page),
    pageSize: String(pageSize),
  });
  return `${uiApiPath}/nav-items?${query}`;
}

export type TaggedNavItems = NavItems & { readonly eTag: string };

/**
 * A page of the items of all the caller's apps, each once (D-076). No statement. Throws NUMBER_OUTSIDE_VALID_RANGE for more
 * than 200 a page.
 */
export function readNavItems(asked: NavItemsAsked, reader: Reader): TaggedNavItems {
  const { navItemNames, page = 0, pageSize = usualPage } = asked;
  if (pageSize > largestPage) {
    throw new ApiError(
      'NUMBER_OUTSIDE_VALID_RANGE',
      `pageSize parameter must be between 1 and ${largestPage}`,
    );
  }
  const objects = new Set(appsOf(reader).flatMap((app) => app.objects));
  const items = [...objects]
    .map(navItem)
    .filter(({ developerName }) => !navItemNames?.length || navItemNames.includes(developerName));
  const end = (page + 1) * pageSize;
  const body = {
    currentPageUrl: pageUrl(asked, page, pageSize),
    navItems: items.slice(page * pageSize, end),
    nextPageUrl: end < items.length ? pageUrl(asked, page + 1, pageSize) : null,
  };
  return { ...body, eTag: eTagOf(body) };
}
