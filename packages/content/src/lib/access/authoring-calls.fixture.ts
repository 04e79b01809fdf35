import { createHash } from 'node:crypto';
import {
  base,
  cms,
  type HiddenWorld,
  type MatrixRole,
  reviewed,
  site,
  word,
} from './hidden-world.fixture.ts';

/** A request of a call. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** One call of authors: what it needs, and a request that can be done. */
export interface AuthoringCall {
  /** What somebody needs to be allowed in the space; `nobody` for a call that a link opens, and no role. */
  readonly needs: 'read' | 'write' | 'publish' | 'manage' | 'nobody';
  /** Of no space: it is the role that allows it. */
  readonly isEverywhere?: true;
  /** Answered to everybody who is signed in, with what they may see: to a buyer nothing. */
  readonly isList?: true;
  /** Tells what is not published to whoever may do it. */
  readonly tells?: true;
  /** As that role sends it, where it is about what is only the sender's. */
  readonly request: (world: HiddenWorld, role: MatrixRole) => Sent | Promise<Sent>;
}

const get = (path: string): Sent => ({ method: 'GET', path });
const post = (path: string, body: unknown): Sent => ({ method: 'POST', path, body });
const spaces = `${cms}/spaces`;
const contents = `${cms}/contents`;
let made = 0;
const newName = (): string => `Made ${++made}`;

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('fileData', file);
  return form;
};

/** A picture of one point, and a part that no decoder reads: each file is another one. */
const picture = (): FormData => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return formOf(new File([Buffer.concat([pixel, Buffer.from(newName())])], 'Dot.png'));
};

const news = (world: HiddenWorld) => ({
  ...{ contentSpaceOrFolderId: world.spaceId, contentType: 'sfdc_cms__news', title: newName() },
  contentBody: { title: 'Made' },
});
const inSpace = (world: HiddenWorld, way: string, from = spaces) => `${from}/${world.spaceId}/${way}`;
const later = () => new Date(Date.now() + 7_200_000).toISOString();
const planned = async (world: HiddenWorld): Promise<string> => {
  const { managedContentVariantId } = await world.fresh();
  const answer = await world.people.administrator.post(`${cms}/schedules`, {
    ...{ action: 'Publish', contextContentSpaceId: world.spaceId, description: 'Soon' },
    ...{ refVariantIds: [], variantIds: [managedContentVariantId], scheduleDate: later() },
  });
  return (answer.body as { deploymentId: string }).deploymentId;
};

const emptyFolder = async (world: HiddenWorld): Promise<string> => {
  const input = { name: newName(), parentFolderId: world.rootId };
  const answer = await world.people.administrator.post(`${cms}/folders`, input);
  return (answer.body as { id: string }).id;
};
const sharedView = async (world: HiddenWorld): Promise<string> => {
  const view = { name: newName(), query: '', isShared: true };
  const answer = await world.people.administrator.post(inSpace(world, 'views'), view);
  return (answer.body as { id: string }).id;
};
const taxonomy = async (world: HiddenWorld): Promise<string> => {
  const answer = await world.people.administrator.post(`${cms}/taxonomy-terms`, { label: newName() });
  return (answer.body as { id: string }).id;
};
const deleted = async (world: HiddenWorld, title = newName()): Promise<string> => {
  const { administrator } = world.people;
  const { body } = await administrator.post(contents, { ...news(world), title });
  const { managedContentId } = body as { managedContentId: string };
  await administrator.send('DELETE', `${contents}/${managedContentId}`);
  return managedContentId;
};
const term = async (world: HiddenWorld): Promise<string> => {
  const input = { term: newName(), translations: [] };
  const answer = await world.people.administrator.post(inSpace(world, 'glossary'), input);
  return inSpace(world, `glossary/${(answer.body as { id: string }).id}`);
};
const redirect = () => ({ urlAlias: `old-${++made}`, target: 'https://elsewhere.example/' });
const autosave = async (world: HiddenWorld): Promise<string> =>
  `${contents}/variants/${(await world.fresh()).managedContentVariantId}/autosave`;

/** Somebody who signs in nowhere, and is no member yet. */
const newcomer = async ({ shop }: HiddenWorld) => {
  const email = `newcomer-${++made}@example.com`;
  const name = { firstName: 'New', lastName: 'Comer' };
  return await shop.identity.ensurePerson({ ...name, email, password: 'correct horse battery' }, ['buyer']);
};
const member = async (world: HiddenWorld): Promise<string> => {
  const { email, userId } = await newcomer(world);
  await world.people.administrator.post(inSpace(world, 'members'), { email, role: 'ContentReader' });
  return userId;
};
const ofVariant = (variantId: string, rest: string): string => `${contents}/variants/${variantId}/${rest}`;
const commented = async (world: HiddenWorld): Promise<string> => {
  const { managedContentVariantId } = await world.fresh();
  const made = await world.people.administrator.post(ofVariant(managedContentVariantId, 'comments'), {
    text: 'Say more.',
  });
  return (made.body as { id: string }).id;
};

/** An upload in parts that the role has begun, or an administrator where the role may not. */
async function begunUpload(world: HiddenWorld, role: MatrixRole, hasParts = false) {
  const sender = world.people[role === 'author' || role === 'publisher' ? role : 'administrator'];
  const file = picture().get('fileData') as File;
  const fileHash = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  const { body } = await sender.post(`${cms}/folders/${world.rootId}/media-uploads`, {
    ...{ fileName: file.name, fileSize: file.size, fileHash, lastModified: 0 },
  });
  const path = `${cms}/media-uploads/${(body as { mediaUploadId: string }).mediaUploadId}`;
  if (hasParts) await sender.send('PUT', `${path}/parts/0`, formOf(file));
  return { path, part: formOf(file) };
}

/** By the ids of the calls of the contract: each of them is here. */
export const authoringCalls: Readonly<Record<string, AuthoringCall>> = {
  getManagedContentSpaces: { needs: 'read', isList: true, request: () => get(spaces) },
  getManagedContentSpace: { needs: 'read', request: ({ spaceId }) => get(`${spaces}/${spaceId}`) },
  getManagedContentSpaceByFullyQualifiedName: {
    needs: 'read',
    request: ({ spaceName }) => get(`${spaces}/${spaceName}`),
  },
  createManagedContentSpace: {
    needs: 'manage',
    isEverywhere: true,
    request: () => post(spaces, { name: newName() }),
  },
  updateManagedContentSpace: {
    needs: 'manage',
    request: ({ spaceId }) => ({
      method: 'PATCH',
      path: `${spaces}/${spaceId}`,
      body: { description: newName() },
    }),
  },
  getFolder: { needs: 'read', tells: true, request: ({ folderId }) => get(`${cms}/folders/${folderId}`) },
  getFolderItems: {
    needs: 'read',
    tells: true,
    request: ({ folderId }) => get(`${cms}/folders/${folderId}/items`),
  },
  getFolderItemsSorted: {
    needs: 'read',
    tells: true,
    request: ({ rootId }) => get(`${base}/cms/folders/${rootId}/items?sortBy=Title`),
  },
  getFolderShareTargets: {
    needs: 'publish',
    request: ({ folderId }) => get(`${cms}/folders/${folderId}/share-targets`),
  },
  getFolderShares: { needs: 'read', request: ({ folderId }) => get(`${cms}/folders/${folderId}/shares`) },
  createFolder: {
    needs: 'write',
    request: ({ rootId }) => post(`${cms}/folders`, { name: newName(), parentFolderId: rootId }),
  },
  updateFolder: {
    needs: 'write',
    request: async (world) => ({
      ...{ method: 'PATCH', path: `${cms}/folders/${await emptyFolder(world)}`, body: { name: newName() } },
    }),
  },
  deleteFolder: {
    needs: 'write',
    request: async (world) => ({ method: 'DELETE', path: `${cms}/folders/${await emptyFolder(world)}` }),
  },
  updateFolderShares: {
    needs: 'publish',
    request: ({ folderId, otherRootId }) => ({
      method: 'PATCH',
      path: `${cms}/folders/${folderId}/shares`,
      body: { shareWith: [{ targetId: otherRootId }] },
    }),
  },
  getManagedContent: {
    needs: 'read',
    tells: true,
    request: ({ draft }) => get(`${contents}/${draft.contentKey}`),
  },
  getManagedContentForSite: {
    needs: 'read',
    tells: true,
    request: ({ draft }) => get(`${base}/connect/sites/${site.id}/cms/contents/${draft.managedContentId}`),
  },
  getManagedContentVariant: {
    needs: 'read',
    tells: true,
    request: ({ draft }) => get(`${contents}/variants/${draft.managedContentVariantId}`),
  },
  getManagedContentVariantVersions: {
    needs: 'read',
    tells: true,
    request: ({ revised }) => get(`${contents}/variants/${revised.managedContentVariantId}/versions`),
  },
  createManagedContent: { needs: 'write', request: (world) => post(contents, news(world)) },
  createManagedContentVariant: {
    needs: 'write',
    request: async (world) =>
      post(`${contents}/variants`, {
        ...{ managedContentKeyOrId: (await world.fresh()).contentKey, language: 'de' },
        contentBody: { title: 'Gemacht' },
      }),
  },
  replaceManagedContentVariant: {
    needs: 'write',
    request: async (world) => ({
      method: 'PUT',
      path: `${contents}/variants/${(await world.fresh()).managedContentVariantId}`,
      body: { contentBody: { title: 'Saved' }, title: 'Saved', urlName: '' },
    }),
  },
  updateManagedContent: {
    needs: 'write',
    request: async (world) => ({
      method: 'PATCH',
      path: `${contents}/${(await world.fresh()).contentKey}`,
      body: { folderId: world.folderId },
    }),
  },
  getAutosave: {
    needs: 'read',
    request: async (world) => get(await autosave(world)),
  },
  saveAutosave: {
    needs: 'write',
    request: async (world) => {
      const { managedContentVariantId: id, managedContentVersionId } = await world.fresh();
      return {
        method: 'PUT',
        path: `${contents}/variants/${id}/autosave`,
        body: { contentBody: {}, managedContentVersionId, title: '' },
      };
    },
  },
  deleteAutosave: {
    needs: 'read',
    request: async (world) => ({ method: 'DELETE', path: await autosave(world) }),
  },
  deleteManagedContent: {
    needs: 'write',
    request: async (world) => ({
      method: 'DELETE',
      path: `${contents}/${(await world.fresh()).contentKey}`,
    }),
  },
  getDeletedContents: {
    needs: 'write',
    tells: true,
    request: async (world) => {
      await deleted(world, 'Canary in the trash');
      return get(inSpace(world, 'deleted-contents'));
    },
  },
  undeleteManagedContent: {
    needs: 'write',
    request: async (world) => post(`${cms}/deleted-contents/${await deleted(world)}/undelete`, {}),
  },
  getContentComments: {
    needs: 'read',
    tells: true,
    request: async (world) => {
      const path = ofVariant(world.draft.managedContentVariantId, 'comments');
      await world.people.administrator.post(path, { text: 'Canary heron comment' });
      return get(path);
    },
  },
  createContentComment: {
    needs: 'read',
    request: async (world) =>
      post(ofVariant((await world.fresh()).managedContentVariantId, 'comments'), { text: 'Say more.' }),
  },
  updateContentComment: {
    needs: 'write',
    request: async (world) => ({
      ...{
        method: 'PATCH',
        path: `${contents}/comments/${await commented(world)}`,
        body: { isResolved: true },
      },
    }),
  },
  deleteContentComment: {
    needs: 'manage',
    request: async (world) => ({
      method: 'DELETE',
      path: `${contents}/comments/${await commented(world)}`,
    }),
  },
  getContentReaders: {
    needs: 'read',
    request: ({ draft }) => get(ofVariant(draft.managedContentVariantId, 'readers')),
  },
  getContentMentions: { needs: 'read', isList: true, request: () => get(`${cms}/content-mentions`) },
  dismissContentMentions: {
    needs: 'read',
    isList: true,
    request: () => post(`${cms}/content-mentions/dismiss`, { commentIds: ['0cc000000000001AAA'] }),
  },
  reportContentPresence: {
    needs: 'read',
    request: ({ draft }) => ({
      ...{ method: 'PUT', path: `${contents}/${draft.contentKey}/presence`, body: { language: 'en_US' } },
    }),
  },
  endContentPresence: {
    needs: 'read',
    request: ({ draft }) => ({ method: 'DELETE', path: `${contents}/${draft.contentKey}/presence` }),
  },
  getAssist: { needs: 'write', request: (world) => get(inSpace(world, 'assist')) },
  previewSuggestion: {
    needs: 'write',
    request: ({ draft }) =>
      post(ofVariant(draft.managedContentVariantId, 'suggestions/preview'), {
        task: 'ShorterTitle',
        text: 'x',
      }),
  },
  createSuggestion: {
    needs: 'write',
    request: ({ draft }) =>
      post(ofVariant(draft.managedContentVariantId, 'suggestions'), { task: 'ShorterTitle', text: 'x' }),
  },
  getSpaceAccess: { needs: 'read', request: (world) => get(inSpace(world, 'access')) },
  addSpaceMember: {
    needs: 'manage',
    request: async (world) =>
      post(inSpace(world, 'members'), { email: (await newcomer(world)).email, role: 'ContentReader' }),
  },
  updateSpaceMember: {
    needs: 'manage',
    request: async (world) => ({
      method: 'PATCH',
      path: inSpace(world, `members/${await member(world)}`),
      body: { role: 'ContentAuthor' },
    }),
  },
  updateSpaceRole: {
    needs: 'manage',
    request: (world) => ({
      method: 'PATCH',
      path: inSpace(world, 'roles/ContentReader'),
      body: { isReset: true },
    }),
  },
  removeSpaceMember: {
    needs: 'manage',
    request: async (world) => ({
      method: 'DELETE',
      path: inSpace(world, `members/${await member(world)}`),
    }),
  },
  getSpaceActivity: { needs: 'write', tells: true, request: (world) => get(inSpace(world, 'activity')) },
  getSpaceWorkflow: { needs: 'read', request: (world) => get(inSpace(world, 'workflow')) },
  getContentWorkflow: {
    needs: 'read',
    request: ({ draft }) => get(ofVariant(draft.managedContentVariantId, 'workflow')),
  },
  updateContentWorkflow: {
    needs: 'write',
    request: async (world) => {
      const { managedContentVariantId: id } = await world.fresh();
      const body = { fromStateId: 'work', stateId: 'review' };
      return { method: 'PUT', path: ofVariant(id, 'workflow'), body };
    },
  },
  getMediaItems: { needs: 'read', tells: true, request: (world) => get(inSpace(world, 'media')) },
  getMediaItem: {
    needs: 'read',
    tells: true,
    request: (world) => get(`${contents}/${world.picture}/media`),
  },
  createMedia: {
    needs: 'write',
    request: ({ rootId }) => post(`${cms}/folders/${rootId}/media`, picture()),
  },
  replaceMediaFile: {
    needs: 'write',
    request: ({ picture: contentKey }) => ({
      ...{ method: 'PUT', path: `${contents}/${contentKey}/media`, body: picture() },
    }),
  },
  getMediaUploads: { needs: 'read', request: (world) => get(inSpace(world, 'media-uploads')) },
  createMediaUpload: {
    needs: 'write',
    request: ({ rootId }) =>
      post(`${cms}/folders/${rootId}/media-uploads`, {
        ...{ fileName: newName(), fileSize: 10, fileHash: 'a'.repeat(64), lastModified: 0 },
      }),
  },
  createMediaReplacement: {
    needs: 'write',
    request: ({ picture: contentKey }) =>
      post(`${contents}/${contentKey}/media-uploads`, {
        ...{ fileName: newName(), fileSize: 10, fileHash: 'b'.repeat(64), lastModified: 0 },
      }),
  },
  putMediaUploadPart: {
    needs: 'write',
    request: async (world, role) => {
      const { path, part } = await begunUpload(world, role);
      return { method: 'PUT', path: `${path}/parts/0`, body: part };
    },
  },
  finishMediaUpload: {
    needs: 'write',
    request: async (world, role) => post(`${(await begunUpload(world, role, true)).path}/finish`, {}),
  },
  cancelMediaUpload: {
    needs: 'write',
    request: async (world, role) => ({ method: 'DELETE', path: (await begunUpload(world, role)).path }),
  },
  deleteManagedContentVariant: {
    needs: 'write',
    request: async (world) => ({
      method: 'DELETE',
      path: `${contents}/variants/${(await world.fresh()).managedContentVariantId}`,
    }),
  },
  cloneManagedContent: {
    needs: 'write',
    request: ({ draft }) => post(`${contents}/${draft.contentKey}/clone`, { title: newName() }),
  },
  getManagedContentVariantReferences: {
    needs: 'read',
    tells: true,
    request: ({ draftCollection }) => get(`${contents}/${draftCollection.contentKey}/variants/references`),
  },
  getManagedContentReferencedBy: {
    needs: 'read',
    tells: true,
    request: ({ draft }) => get(`${contents}/${draft.contentKey}/referenced-by?includeReferenceDetails=true`),
  },
  getAuthoringCollection: {
    needs: 'read',
    tells: true,
    request: ({ draftCollection }) => get(`${cms}/collections/${draftCollection.contentKey}`),
  },
  getTaxonomyTerms: { needs: 'read', request: () => get(`${cms}/taxonomy-terms`) },
  createTaxonomyTerm: {
    needs: 'manage',
    isEverywhere: true,
    request: () => post(`${cms}/taxonomy-terms`, { label: newName() }),
  },
  updateTaxonomyTerm: {
    needs: 'manage',
    isEverywhere: true,
    request: async (world) => ({
      ...{
        method: 'PATCH',
        path: `${cms}/taxonomy-terms/${await taxonomy(world)}`,
        body: { label: newName() },
      },
    }),
  },
  deleteTaxonomyTerm: {
    needs: 'manage',
    isEverywhere: true,
    request: async (world) => ({ method: 'DELETE', path: `${cms}/taxonomy-terms/${await taxonomy(world)}` }),
  },
  getContentViews: { needs: 'read', request: (world) => get(inSpace(world, 'views')) },
  saveContentView: {
    needs: 'publish',
    request: (world) =>
      post(inSpace(world, 'views'), { name: newName(), query: 'status=Draft', isShared: true }),
  },
  deleteContentView: {
    needs: 'manage',
    request: async (world) => ({ method: 'DELETE', path: `${cms}/views/${await sharedView(world)}` }),
  },
  getManagedContentTaxonomyTerms: {
    needs: 'read',
    tells: true,
    request: ({ draft }) => get(`${contents}/${draft.contentKey}/taxonomy-terms`),
  },
  updateManagedContentTaxonomyTerms: {
    needs: 'write',
    request: async (world) => ({
      method: 'PATCH',
      path: `${contents}/${(await world.fresh()).contentKey}/taxonomy-terms?publish=false`,
      body: { termsToAdd: [world.termId] },
    }),
  },
  getManagedContentWebUrls: {
    needs: 'read',
    request: ({ revised }) => get(`${contents}/${revised.contentKey}/web-urls`),
  },
  updateManagedContentWebUrl: {
    needs: 'publish',
    request: ({ webUrlId }) => ({
      ...{ method: 'PATCH', path: `${contents}/web-urls/${webUrlId}`, body: { associatedRecordId: '' } },
    }),
  },
  getSpaceRedirects: { needs: 'read', request: (world) => get(inSpace(world, 'redirects')) },
  writeSpaceRedirects: {
    needs: 'publish',
    request: (world) => post(inSpace(world, 'redirects'), { redirects: [redirect()] }),
  },
  deleteSpaceRedirect: {
    needs: 'publish',
    request: async (world) => {
      const { administrator } = world.people;
      const written = redirect();
      await administrator.post(inSpace(world, 'redirects'), { redirects: [written] });
      const { body } = await administrator.get(inSpace(world, `redirects?queryTerm=${written.urlAlias}`));
      const { redirects } = body as { redirects: readonly { managedContentWebUrlId: string }[] };
      const id = redirects[0]?.managedContentWebUrlId ?? '';
      return { method: 'DELETE', path: inSpace(world, `redirects/${id}`) };
    },
  },
  getManagedContentRendition: {
    needs: 'read',
    tells: true,
    request: ({ draft }) => get(`${contents}/${draft.contentKey}/renditions/html`),
  },
  publishManagedContent: {
    needs: 'publish',
    request: async (world) =>
      post(`${contents}/publish`, {
        ...{ contentIds: [(await world.fresh()).managedContentId], contextContentSpaceId: world.spaceId },
      }),
  },
  unpublishManagedContent: {
    needs: 'publish',
    request: async (world) => {
      const { managedContentVariantId } = await world.fresh();
      const variantIds = [managedContentVariantId];
      await world.people.administrator.post(`${contents}/publish`, { variantIds });
      return post(`${contents}/unpublish`, { variantIds });
    },
  },
  getDeployments: {
    needs: 'read',
    tells: true,
    request: ({ spaceId }) => get(`${base}/cms/deployments?contentSpaceId=${spaceId}`),
  },
  getDeploymentPreview: {
    needs: 'publish',
    tells: true,
    request: ({ draft }) =>
      get(`${base}/cms/deployments/preview?variantIds=${draft.managedContentVariantId}`),
  },
  createDeployment: {
    needs: 'publish',
    request: async (world) =>
      post(`${base}/cms/deployments`, {
        ...{ contentSpaceId: world.spaceId, variantIds: [(await world.fresh()).managedContentVariantId] },
      }),
  },
  createSchedule: {
    needs: 'publish',
    request: async (world) =>
      post(`${cms}/schedules`, {
        ...{
          action: 'Publish',
          contextContentSpaceId: world.spaceId,
          description: 'Soon',
          refVariantIds: [],
        },
        ...{ variantIds: [(await world.fresh()).managedContentVariantId], scheduleDate: later() },
      }),
  },
  updateSchedule: {
    needs: 'publish',
    request: async (world) => ({
      method: 'PATCH',
      path: `${cms}/schedules/${await planned(world)}?isCancelled=true`,
    }),
  },
  searchManagedContentItems: {
    needs: 'read',
    tells: true,
    request: () => get(`${cms}/items/search?queryTerm=${word}`),
  },
  getSpaceItems: {
    needs: 'read',
    tells: true,
    request: (world) => get(inSpace(world, `items?queryTerm=${word}`)),
  },
  getContentAuthors: { needs: 'read', request: (world) => get(inSpace(world, 'authors')) },
  getContentTypesByMixin: { needs: 'read', request: (world) => get(inSpace(world, 'content-types')) },
  getContentType: {
    needs: 'read',
    request: (world) => get(inSpace(world, 'content-types/sfdc_cms__news')),
  },
  getContentProviders: { needs: 'read', request: () => get(`${cms}/content/providers`) },
  getPreviewEndpoints: { needs: 'read', request: (world) => get(inSpace(world, 'preview-endpoints')) },
  getFormEmbedScript: {
    needs: 'read',
    request: ({ form }) => get(`${base}/connect/uma/form/embedScript/${form.contentKey}/shop.test`),
  },
  getFormSubmissions: {
    needs: 'write',
    tells: true,
    request: ({ form }) => get(`${contents}/${form.contentKey}/form-submissions`),
  },
  deleteFormSubmission: {
    needs: 'publish',
    request: async (world) => ({
      method: 'DELETE',
      path: `${cms}/form-submissions/${await world.submitted()}`,
    }),
  },
  createPreviewLink: {
    needs: 'write',
    request: ({ draft }) => post(`${contents}/${draft.contentKey}/preview-links`, {}),
  },
  getContentPreview: {
    needs: 'nobody',
    request: ({ draft }) =>
      get(`${base}/connect/sites/${site.id}/cms/contents/${draft.contentKey}/preview?previewKey=none`),
  },
  getSingleItemContent: {
    needs: 'read',
    tells: true,
    request: (world) => get(inSpace(world, `single-item-content/${world.singleType}`)),
  },
  getOrchestratorConfig: {
    needs: 'read',
    tells: true,
    request: (world) => get(inSpace(world, 'orchestrator-config')),
  },
  updateOrchestratorConfig: {
    needs: 'manage',
    request: (world) => ({
      method: 'PUT',
      path: inSpace(world, 'orchestrator-config'),
      body: { workflowConfigs: [{ name: 'Canary heron workflow' }, reviewed] },
    }),
  },
  getJobs: {
    needs: 'read',
    tells: true,
    request: (world) => get(inSpace(world, 'jobs', `${base}/cms/spaces`)),
  },
  getJob: {
    needs: 'read',
    tells: true,
    request: (world) => get(inSpace(world, `jobs/${world.jobId}`, `${base}/cms/spaces`)),
  },
  exportContent: { needs: 'write', request: (world) => post(inSpace(world, 'contents/export'), {}) },
  importContent: {
    needs: 'write',
    request: (world) =>
      post(inSpace(world, 'contents/import'), { managedContentBodyId: world.fileVersionId }),
  },
  createTranslationJob: {
    needs: 'write',
    request: (world) =>
      post(`${cms}/content/spaces/${world.spaceId}/translation`, {
        ...{ type: 'Export', managedContentVariantIds: [world.draft.managedContentVariantId] },
        ...{ sourceLanguage: 'en_US', targetLanguages: ['de'] },
      }),
  },
  getContentLanguages: {
    needs: 'read',
    tells: true,
    request: ({ draft }) => get(`${contents}/${draft.contentKey}/languages`),
  },
  checkTranslation: {
    needs: 'write',
    request: async (world) => {
      const { administrator } = world.people;
      const { contentKey, managedContentVersionId } = await world.fresh();
      const path = `${contents}/${contentKey}/translate`;
      const { body } = await administrator.post(path, { targetLanguages: ['de'] });
      const [made] = (body as { variants: readonly { managedContentVariantId: string }[] }).variants;
      return {
        method: 'PUT',
        path: `${contents}/variants/${made?.managedContentVariantId}/translation`,
        body: { managedContentVersionId },
      };
    },
  },
  getTranslationProgress: {
    needs: 'read',
    request: (world) => get(inSpace(world, 'translation-progress')),
  },
  getTranslationItems: {
    needs: 'read',
    tells: true,
    request: (world) => get(inSpace(world, 'translation-items?language=de&pageSize=250')),
  },
  getSiteLinks: { needs: 'read', request: (world) => get(inSpace(world, 'site-links')) },
  getGlossary: { needs: 'read', request: (world) => get(inSpace(world, 'glossary')) },
  createGlossaryTerm: {
    needs: 'write',
    request: (world) => post(inSpace(world, 'glossary'), { term: newName(), translations: [] }),
  },
  replaceGlossaryTerm: {
    needs: 'write',
    request: async (world) => ({
      method: 'PUT',
      path: await term(world),
      body: { term: newName(), translations: [] },
    }),
  },
  deleteGlossaryTerm: {
    needs: 'write',
    request: async (world) => ({ method: 'DELETE', path: await term(world) }),
  },
  translateManagedContent: {
    needs: 'write',
    request: async (world) =>
      post(`${contents}/${(await world.fresh()).contentKey}/translate`, { targetLanguages: ['de'] }),
  },
};
