import { type Attack, together } from './attack.ts';
import { signedIn } from './signed-in.ts';
import { availableProducts } from './stock.ts';

const uiApi = '/services/data/v63.0/ui-api';

/** Whoever registers can read every listing, and may put no file of their own beside one: guests would be served it. */
export const fileLinks: readonly Attack[] = [
  {
    name: '5 links of a file to listings of others',
    run: async (target) => {
      const { address } = target;
      const headers = { cookie: await signedIn(target), origin: address };
      const form = new FormData();
      form.append('json', new Blob(['{}'], { type: 'application/json' }));
      form.append('fileData', new File(['Buy elsewhere.'], 'a.txt'));
      const uploaded = await fetch(`${address}${uiApi}/records/content-documents/content-versions`, {
        method: 'POST',
        headers,
        body: form,
      });
      if (!uploaded.ok) throw new Error(`The upload was answered with ${uploaded.status}.`);
      const { contentDocument } = (await uploaded.json()) as {
        readonly contentDocument: { readonly id: string };
      };
      const products = await availableProducts(address);
      return await together(Math.min(5, products.length), async (at) => {
        const response = await fetch(`${address}${uiApi}/records`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            apiName: 'ContentDocumentLink',
            fields: { ContentDocumentId: contentDocument.id, LinkedEntityId: products[at] },
          }),
        });
        await response.arrayBuffer();
        return response.status;
      });
    },
    expected: [400],
  },
];
