import { strict as assert } from 'node:assert';
import {
  type Content,
  type ContentCollectionItems,
  getCollectionItemsForSite,
  getContentForChannel,
  getContentForSite,
  getContentsForChannel,
  getContentsForSite,
  getNavigationMenuItems,
  type NavigationMenuItems,
} from '@relab/contract/content';
import type { ConformanceOptions } from './conformance-options.ts';
import type { ConformanceCase, Requester } from './request.ts';

/** Published content is found by its names, alone, listed and collected. */
export function contentCases(
  ask: Requester,
  { siteId, contentKey, collectionKey, menu }: NonNullable<ConformanceOptions['content']>,
): readonly ConformanceCase[] {
  return [
    {
      name: 'content: an item is found by key and by id',
      run: async () => {
        const byKey = await ask.call(getContentForSite, { siteId, contentKeyOrId: contentKey });
        assert.equal(byKey.status, 200);
        const { managedContentId } = byKey.body as Content;
        const byId = await ask.call(getContentForSite, { siteId, contentKeyOrId: managedContentId });
        assert.equal((byId.body as Content).contentKey, contentKey);
      },
    },
    {
      name: 'content: X-40, the channel of a site delivers the same',
      run: async () => {
        const ofSite = await ask.call(getContentForSite, { siteId, contentKeyOrId: contentKey });
        const { channelSummary } = ofSite.body as Content;
        const requested = { channelId: channelSummary.id };
        const one = await ask.call(getContentForChannel, { ...requested, contentKeyOrId: contentKey });
        assert.deepEqual(one.body, ofSite.body);
        const { status, body } = await ask.call(getContentsForChannel, { ...requested, pageSize: 1 });
        assert.equal(status, 200);
        assert.ok((body as { total: number }).total >= 1);
      },
    },
    {
      name: 'content: lists count from page 0',
      run: async () => {
        const { status, body } = await ask.call(getContentsForSite, { siteId, page: 0, pageSize: 1 });
        assert.equal(status, 200);
        assert.ok((body as { total: number }).total >= 1);
      },
    },
    {
      name: 'content: S-122, items of a collection have a name and a body',
      run: async () => {
        const { status, body } = await ask.call(getCollectionItemsForSite, {
          siteId,
          collectionKeyOrId: collectionKey,
        });
        assert.equal(status, 200);
        assert.ok((body as ContentCollectionItems).items.every(({ name }) => name !== ''));
      },
    },
    {
      name: 'content: what is not there is 404',
      run: async () => {
        ask.expectError(
          await ask.call(getContentForSite, { siteId, contentKeyOrId: 'no-such-content' }),
          404,
        );
        ask.expectError(
          await ask.call(getCollectionItemsForSite, { siteId, collectionKeyOrId: 'no-such-collection' }),
          404,
        );
      },
    },
    ...(menu === undefined ? [] : menuCases(ask, { communityId: siteId, menu })),
  ];
}

function menuCases(
  ask: Requester,
  { communityId, menu }: { readonly communityId: string; readonly menu: string },
): readonly ConformanceCase[] {
  const named = { communityId, navigationLinkSetDeveloperName: menu };
  const items = async (more: object = {}) => {
    const { status, body } = await ask.call(getNavigationMenuItems, { ...named, ...more });
    assert.equal(status, 200);
    return (body as NavigationMenuItems).menuItems;
  };
  return [
    {
      name: 'content: a menu has items, with the home page where it is asked for',
      run: async () => {
        const own = await items();
        assert.ok(own.length >= 1);
        assert.equal((await items({ addHomeMenuItem: true })).length, own.length + 1);
      },
    },
    {
      name: 'content: items of a menu are left out by their kind',
      run: async () => {
        const left = await items({ menuItemTypesToSkip: ['InternalLink', 'MenuLabel'] });
        assert.ok(left.every(({ actionType }) => actionType !== 'InternalLink'));
      },
    },
    {
      name: 'content: a menu that is not there is 404',
      run: async () => {
        const nothing = { communityId, navigationLinkSetDeveloperName: 'No_Such_Menu' };
        ask.expectError(await ask.call(getNavigationMenuItems, nothing), 404);
      },
    },
  ];
}
