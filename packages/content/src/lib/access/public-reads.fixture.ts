import { base, type HiddenWorld, site, word } from './hidden-world.fixture.ts';

/** Names by which somebody asks: what is published, and what is not. */
type Paths = (world: HiddenWorld, names: readonly string[]) => readonly string[];

const languages = ['', 'de', 'fr'];
const query = (values: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();

const ofSite = `${base}/connect/sites/${site.id}/cms/delivery`;
const ofChannel = ({ channelId }: HiddenWorld) => `${base}/connect/cms/delivery/channels/${channelId}`;
const community = `${base}/connect/communities/${site.id}`;

const references = [
  { referenceDepth: '3', expandReferences: 'true', referencesAsList: 'true' },
  { referenceDepth: '3', expandReferences: 'true', showAbsoluteUrl: 'true' },
  { referenceDepth: '0' },
];

const each = (way: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    languages.map((language, at) => `${way}/${name}?${query({ language, ...references[at] })}`),
  );

const lists = (way: string, names: readonly string[]): readonly string[] => [
  ...languages.flatMap((language) =>
    references.map(
      (more) => `${way}?${query({ language, includeContentBody: 'true', pageSize: '250', ...more })}`,
    ),
  ),
  ...names.flatMap((name) => [
    `${way}?${query({ contentKeys: name, includeContentBody: 'true' })}`,
    `${way}?${query({ managedContentIds: name, includeContentBody: 'true' })}`,
  ]),
  `${way}?${query({ contentTypeFQN: 'sfdc_cms__image', includeContentBody: 'true' })}`,
  `${way}?${query({ contentTypeFQN: 'sfdc_cms__collection', includeContentBody: 'true' })}`,
];

const collections = (way: string, more: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [
    ...languages.map((language) => `${way}/${name}${more}?${query({ language })}`),
    ...(more === ''
      ? [`${way}/${name}?pageSize=1&pageToken=1`]
      : [`${way}/${name}${more}?expandMetadata=true`]),
  ]);

const communityLists = (
  way: string,
  names: readonly string[],
  { termId }: HiddenWorld,
): readonly string[] => [
  ...languages.map((language) => `${way}?${query({ language, pageSize: '250' })}`),
  ...names.flatMap((name) => [
    `${way}?${query({ contentKeys: name })}`,
    `${way}?${query({ managedContentIds: name })}`,
  ]),
  `${way}?${query({ topics: termId })}`,
  `${way}?${query({ managedContentType: 'cms_image' })}`,
];

/** Requests of each public call of content, for whatever must not be disclosed. */
export const publicCalls: Readonly<Record<string, Paths>> = {
  getContentForSite: (_, names) => each(`${ofSite}/contents`, names),
  getContentForChannel: (world, names) => each(`${ofChannel(world)}/contents`, names),
  getContentsForSite: (_, names) => lists(`${ofSite}/contents`, names),
  getContentsForChannel: (world, names) => lists(`${ofChannel(world)}/contents`, names),
  getCollectionItemsForSite: (_, names) => collections(`${ofSite}/collections`, '', names),
  getCollectionItemsForChannel: (world, names) => collections(`${ofChannel(world)}/collections`, '', names),
  getCollectionMetadataForSite: (_, names) => collections(`${ofSite}/collections`, '/metadata', names),
  getCollectionMetadataForChannel: (world, names) =>
    collections(`${ofChannel(world)}/collections`, '/metadata', names),
  listContent: (world, names) => communityLists(`${community}/managed-content/delivery`, names, world),
  listContentInternal: (world, names) => {
    const way = `${community}/managed-content/delivery/contents`;
    return [
      ...communityLists(way, names, world),
      ...names.map((name) => `${way}?${query({ urlNameInList: name })}`),
      ...names.map((name) => `${way}?${query({ collectionName: name })}`),
      ...['Shelf heron', world.collection].map((name) => `${way}?${query({ collectionName: name })}`),
      `${way}?${query({ queryTerm: word })}`,
    ];
  },
  getNavigationMenuItems: (_, names) => {
    const way = `${community}/navigation-menu/navigation-menu-items`;
    const all = { addHomeMenuItem: 'true', includeImageUrl: 'true' };
    return ['', 'Draft', 'Live'].flatMap((publishStatus) => [
      ...languages.map((language) => `${way}?${query({ ...all, publishStatus, language })}`),
      ...names.map((name) => `${way}?${query({ navigationLinkSetId: name, publishStatus })}`),
      ...names.map((name) => `${way}?${query({ navigationLinkSetDeveloperName: name, publishStatus })}`),
    ]);
  },
  submitForm: (_, names) => names.map((name) => `${base}/connect/sites/${site.id}/forms/${name}/submissions`),
  getRecordSeoProperties: (_, names) =>
    names.map((name) => `${community}/seo/properties/${name}?fields=title,body,bannerImage`),
};

/** Everything else at which somebody might find it: files, records, pictures. */
const elsewhere = (world: HiddenWorld, names: readonly string[]): readonly string[] => [
  ...names.flatMap((name) => [
    `/cms/delivery/media/${name}`,
    `/sfsites/c/cms/delivery/media/${name}?width=320`,
    `/file-asset/${name}?v=1`,
    `/embed/forms/${name}`,
    `/embed/forms/${name}?sent=1&language=de`,
    `${base}/ui-api/records/${name}?layoutTypes=Full`,
  ]),
  `${base}/sobjects/ContentVersion/${world.fileVersionId}`,
  `${base}/sobjects/ContentVersion/${world.fileVersionId}/VersionData`,
  `${base}/connect/cms/spaces/${world.spaceId}/jobs/${world.jobId}/bodies/${world.fileVersionId}`,
  `${base}/query?q=${encodeURIComponent('select Id, Title from ContentVersion')}`,
  `${base}/query?q=${encodeURIComponent('select Id, Title from ContentDocument')}`,
];

/** All of them. */
export function publicReads(world: HiddenWorld): readonly string[] {
  const names = [
    ...world.hiddenNames,
    'open',
    'revised',
    'naming',
    'view',
    'shelf',
    'form',
    'menu',
    world.collection,
    world.form.contentKey,
  ];
  const calls = Object.values(publicCalls).flatMap((paths) => paths(world, names));
  return [...calls, ...elsewhere(world, [...names, world.picture])];
}
