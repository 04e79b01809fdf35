import { type TestServer, testServer } from '@relab/test-server';
import { publishContent } from '../../seeding/publish-content.ts';

/** Where calls of content authoring begin. */
export const cms = '/services/data/v63.0/connect/cms';

export type SignedIn = Awaited<ReturnType<TestServer['signedIn']>>;

/** Three states; nobody may publish before a publisher approved. */
export const reviewWorkflow = {
  type: 'States',
  requiresApproval: true,
  states: [
    { id: 'work', label: 'In Work' },
    { id: 'review', label: 'In Review' },
    { id: 'approved', label: 'Approved', isApproved: true },
  ],
  moves: [
    { from: 'work', to: 'review', right: 'write' },
    { from: 'review', to: 'work', right: 'write' },
    { from: 'review', to: 'approved', right: 'publish' },
  ],
};

export interface WorkflowShop {
  readonly shop: TestServer;
  readonly author: SignedIn;
  readonly publisher: SignedIn;
  readonly administrator: SignedIn;
  readonly space: { readonly id: string; readonly rootFolderId: string };
}

/** A shop in English and German whose content space has an author, a publisher and an administrator. */
export async function openWorkflowShop(...options: Parameters<typeof testServer>): Promise<WorkflowShop> {
  const shop = await testServer(...options);
  await publishContent(shop.database, {
    site: { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] },
  });
  const author = await shop.signedIn('author@example.com', ['author']);
  const { body } = await author.get(`${cms}/spaces/shop`);
  return {
    shop,
    author,
    publisher: await shop.signedIn('publisher@example.com', ['publisher']),
    administrator: await shop.signedIn('administrator@example.com', ['administrator']),
    space: body as WorkflowShop['space'],
  };
}
