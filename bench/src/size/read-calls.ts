import { type AnyCall, buildRequest } from '@relab/contract';
import { describedCalls } from '@relab/contract/server';
import { siteId, webstoreId } from '../../../apps/marketplace/src/site/ids.ts';
import { type CallVariant, type Config, variantsOf } from './call-variants.ts';
import type { Question } from './questions.ts';
import type { SizedShop } from './sized-shop.ts';
import { findSubjects, type Subjects } from './subjects.ts';

/** The default values of names in paths and queries. */
function usualConfig(subjects: Subjects, turn: number): Config {
  const product = subjects.products[turn % subjects.products.length];
  const record = product?.id;
  return {
    ...{ webstoreId, siteId, communityId: siteId, channelId: subjects.channelId },
    ...{ contentSpaceId: subjects.spaceId, folderId: subjects.folderId, fullyQualifiedName: 'relab' },
    ...{ contentKeyOrId: subjects.contentKey, variantId: subjects.variantId, variantIds: subjects.variantId },
    ...{ collectionKeyOrId: subjects.collectionKey, contentTypeFQN: 'sfdc_cms__news', queryTerm: 'guide' },
    ...{ objectApiName: 'Product2', objectApiNames: 'Product2', parentObjectApiName: 'Product2' },
    ...{ recordId: record, recordIds: record, parentRecordId: record, productId: record, ids: record },
    ...{ relatedListId: 'ProductMedia', relatedListNames: 'ProductMedia', relationshipName: 'ProductMedia' },
    ...{ listViewApiName: 'NewestListings', listViewId: subjects.listViews[0]?.id },
    ...{ listViewIds: subjects.listViews[0]?.id, appId: subjects.appId, formFactor: 'Large' },
    ...{ recordTypeId: '012000000000000AAA', productCategoryId: subjects.categoryId },
  };
}

/** Only these members of the usual config are sent as a query; what is in a path is always filled in. */
const usualQuery: ReadonlySet<string> = new Set([
  'formFactor',
  'queryTerm',
  'contentTypeFQN',
  'contentSpaceId',
]);

function questionOf(
  call: AnyCall,
  { about, config }: CallVariant,
  subjects: Subjects,
  authorization: string,
) {
  const request: Question['request'] = (turn) => {
    const usual = Object.entries(usualConfig(subjects, turn)).filter(
      ([name]) => call.path.includes(`{${name}}`) || usualQuery.has(name),
    );
    const built = buildRequest(call, { ...Object.fromEntries(usual), ...config(turn) });
    const body = typeof built.body === 'string' ? { body: built.body } : {};
    return {
      path: built.url,
      method: built.method,
      headers: { ...built.headers, ...(about.startsWith('guest') ? {} : { authorization }) },
      ...body,
    };
  };
  return { name: about === '' ? call.id : `${call.id}: ${about}`, request };
}

export interface CallQuestions {
  readonly questions: readonly Question[];
  /** Calls without any data in a new shop, with their responses. */
  readonly unasked: readonly string[];
}

/** Every call that reads, with the configs in which it might grow with the shop. */
export async function readCallQuestions(shop: SizedShop): Promise<CallQuestions> {
  const subjects = await findSubjects(shop);
  const questions: Question[] = [];
  const unasked: string[] = [];
  for (const { call } of describedCalls) {
    if (call.kind !== 'read') continue;
    for (const variant of variantsOf(call.id, subjects)) {
      const question = questionOf(call, variant, subjects, shop.authorization);
      try {
        await shop.send(question.request(0));
        questions.push(question);
      } catch (error) {
        unasked.push(`${question.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { questions, unasked };
}
