// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { UserSummary } from '../responses.ts';

/** What somebody may do with the contents of a space. */
export interface ContentRights {
  readonly create: boolean;
  readonly delete: boolean;
  readonly manage: boolean;
  readonly publish: boolean;
  readonly read: boolean;
  readonly translate: boolean;
  readonly update: boolean;
  readonly [name: string]: unknown;
}

/** What somebody may do with the contents of one type. */
export interface TypeRights {
  readonly contentType: string;
  readonly rights: ContentRights;
  readonly [name: string]: unknown;
}

/** A role and what it lets people do. */
export interface SpaceRole {
  /** A role of the site, which holds in every space; those of members hold in theirs. */
  readonly isEverywhere: boolean;
  /** It administers, and may do everything whatever is set. */
  readonly isFixed: boolean;
  /** Its rights with types that have none of their own were set in this space. */
  readonly isChanged: boolean;
  readonly rights: ContentRights;
  readonly role: string;
  /** Types of content with rights of their own. */
  readonly types: readonly TypeRights[];
  readonly [name: string]: unknown;
}

/** Somebody with a role in a space. */
export interface SpaceMember {
  readonly id: string;
  readonly name: string;
  readonly role: 'ContentAdmin' | 'ContentAuthor' | 'ContentManager' | 'ContentReader';
  readonly [name: string]: unknown;
}

/** Who may do what in a space, and what the reader may do. */
export interface SpaceAccess {
  readonly members: readonly SpaceMember[];
  /** True where there are more members than are shown. */
  readonly hasMore: boolean;
  /** What the reader may do with contents of some type at all. */
  readonly ownRights: ContentRights;
  /** The same for each type. */
  readonly ownTypes: readonly TypeRights[];
  readonly roles: readonly SpaceRole[];
  readonly [name: string]: unknown;
}

/** Something that happened in a space: who did what, when, with which content. */
export interface SpaceActivity {
  /** Null where the installation did it. */
  readonly createdBy: UserSummary | null;
  readonly createdDate: string;
  /** A version, a state, a role: the result; null where there is none. */
  readonly detail: string | null;
  readonly id: string;
  readonly kind:
    | 'Cancelled'
    | 'Deleted'
    | 'Failed'
    | 'MemberAdded'
    | 'MemberChanged'
    | 'MemberRemoved'
    | 'Moved'
    | 'Published'
    | 'Restored'
    | 'RightsChanged'
    | 'Saved'
    | 'Scheduled'
    | 'StateChanged'
    | 'Unpublished'
    | 'WorkflowChanged';
  readonly language: string | null;
  /** Null for what is of no content, and for a content that is not there any more. */
  readonly managedContentId: string | null;
  /** Of the content as it was called then, of the deployment, or the name of the member. */
  readonly title: string;
  readonly [name: string]: unknown;
}

/** The latest first. */
export interface SpaceActivities {
  readonly activities: readonly SpaceActivity[];
  /** What `before` is given for the next page; null on the last one. */
  readonly nextBefore: string | null;
  readonly [name: string]: unknown;
}

/** Filters of a space under a name: one's own, or shared with all who read the space. `query` is the query of an address. */
export interface ContentView {
  readonly id: string;
  /** Whether the user may delete it. */
  readonly isDeletable: boolean;
  readonly isOwn: boolean;
  readonly isShared: boolean;
  readonly name: string;
  readonly query: string;
  readonly [name: string]: unknown;
}

/** By name. */
export interface ContentViews {
  readonly views: readonly ContentView[];
  readonly [name: string]: unknown;
}

/** C-076. People are ids here, as they are in spaces. */
export interface Folder {
  readonly createdBy: string | null;
  readonly createdDate: string;
  /** From the root to the parent. */
  readonly folderHierarchy: readonly {
    readonly id: string;
    readonly name: string;
    readonly parentFolderId: string | null;
  }[];
  readonly folderType: 'SharedWithSpace' | 'Standard' | 'System';
  readonly id: string;
  readonly isShared: boolean;
  readonly lastModifiedBy: string | null;
  readonly lastModifiedDate: string;
  readonly name: string;
  /** Not the platform's own: what the reader may do with what lies in it, with contents of some type at all. */
  readonly ownRights: ContentRights;
  readonly parentFolderId: string | null;
  readonly [name: string]: unknown;
}

/** A folder, or a content as its first variant is. */
export interface FolderItem {
  readonly createdBy: string | null;
  readonly createdDate: string;
  /** Null for a content. */
  readonly folderType: 'SharedWithSpace' | 'Standard' | 'System' | null;
  readonly hasChildFolders: boolean;
  readonly id: string;
  readonly isFolder: boolean;
  readonly lastModifiedBy: string | null;
  readonly lastModifiedDate: string;
  /** The fully qualified name, which the filters take; these four are null for a folder. */
  readonly managedContentType: string | null;
  readonly managedContentVersionId: string | null;
  readonly publishedDate: string | null;
  readonly status: string | null;
  readonly title: string;
  /** The id of the state in the workflow of the space; null for a folder, and for a content that nobody has moved yet. */
  readonly workflowStateId: string | null;
  readonly [name: string]: unknown;
}

/** A page of what lies in a folder. */
export interface FolderItems {
  readonly folderId: string;
  readonly folderItems: readonly FolderItem[];
  readonly parentFolderId: string | null;
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** Root folders of spaces, under the names of these. */
export interface FolderShareTargets {
  readonly shareTargets: readonly {
    readonly id: string;
    readonly label: string;
    readonly resourceUrl: string;
    readonly [name: string]: unknown;
  }[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** A page of the spaces that a folder is shared with, or is about to be. */
export interface FolderShares {
  readonly folderId: string;
  readonly shares: readonly {
    readonly canUserUnshare: boolean;
    readonly shareStatus: 'PendingShare' | 'PendingUnshare' | 'Shared';
    readonly targetId: string;
    readonly targetLabel: string;
    readonly [name: string]: unknown;
  }[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** A word or a few, and what they are called in other languages of the space. */
export interface GlossaryTerm {
  readonly id: string;
  /** In the language of the space. */
  readonly term: string;
  readonly translations: readonly {
    readonly language: string;
    readonly text: string;
  }[];
  readonly note: string | null;
  readonly lastModifiedBy: UserSummary | null;
  readonly lastModifiedDate: string;
  readonly [name: string]: unknown;
}

/** All terms of a space, in alphabetical order. */
export interface Glossary {
  readonly language: string;
  readonly terms: readonly GlossaryTerm[];
  readonly [name: string]: unknown;
}

/** C-089. Two members are of this server: why it failed, and how far it is. */
export interface ContentJob {
  readonly id: string;
  readonly name: string;
  readonly status: 'Completed' | 'CompletedWithError' | 'Created' | 'Failed' | 'Pending' | 'Processing';
  readonly type: 'Export' | 'Import';
  readonly jobType: 'Export' | 'Import' | 'Translation';
  readonly createdById: string | null;
  readonly createdByName: string | null;
  readonly createdDate: string;
  readonly lastStatusUpdateDate: string;
  readonly body: {
    readonly jobBodies: readonly {
      readonly bodyType: 'Error' | 'Output';
      readonly id: string;
      readonly name: string;
      readonly url: string;
      readonly [name: string]: unknown;
    }[];
  };
  readonly errorMessage: string | null;
  readonly progress: {
    readonly done: number;
    readonly total: number | null;
  };
  readonly [name: string]: unknown;
}

/** C-091. */
export interface ContentJobs {
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly jobs: readonly ContentJob[];
  readonly [name: string]: unknown;
}

/** The workflows that the contents of a space go through; what an entry holds is a matter of whoever runs them (C-075). */
export interface OrchestratorConfig {
  readonly workflowConfigs: readonly {
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** A page of the site that is no content, in the language of the request. */
export interface SiteLink {
  readonly kind: 'Category' | 'Page';
  readonly label: string;
  /** On the site. */
  readonly path: string;
  readonly [name: string]: unknown;
}

/** Fifty at most, pages before categories. */
export interface SiteLinks {
  readonly links: readonly SiteLink[];
  readonly [name: string]: unknown;
}

/** C-073, C-074. People are ids here, and names elsewhere: so does the platform. */
export interface ContentSpace {
  readonly apiName: string;
  readonly baseType: {
    readonly apiName: string;
  };
  readonly channels: readonly string[];
  readonly collaborators: readonly {
    readonly role: string;
    readonly id: string;
    readonly name: string;
    readonly resourceUrl: string;
    readonly [name: string]: unknown;
  }[];
  readonly createdBy: string | null;
  readonly createdDate: string;
  readonly defaultLanguage: string;
  readonly description: string | null;
  readonly fullyQualifiedName: string;
  readonly id: string;
  readonly isEnhancedSpace: boolean;
  readonly isFlowOrchestrationEnabled: boolean;
  readonly isSpaceV2: boolean;
  readonly isUndeletable: boolean;
  readonly lastModifiedBy: string | null;
  readonly lastModifiedDate: string;
  readonly name: string;
  readonly rootFolderId: string;
  readonly supportedLanguages: readonly string[];
  readonly [name: string]: unknown;
}

/** A page of spaces, by name. */
export interface ContentSpaces {
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly spaces: readonly ContentSpace[];
  readonly [name: string]: unknown;
}

/** C-095. A path leads from the taxonomy over the terms above a term to the term itself; its label joins theirs with ` / `. */
export interface ContentTaxonomyTerms {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly taxonomyTerms: readonly {
    readonly id: string;
    readonly label: string;
    readonly pathsFromRoot: readonly {
      readonly label: string;
      readonly taxonomyFragment: {
        readonly id: string;
        readonly label: string;
      };
      readonly termFragments: readonly {
        readonly id: string;
        readonly label: string;
      }[];
      readonly [name: string]: unknown;
    }[];
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** A term, or a taxonomy. */
export interface TaxonomyTerm {
  readonly hasChildTerms: boolean;
  readonly id: string;
  /** Whether the user may change it, and what is below it. */
  readonly isEditable: boolean;
  /** A taxonomy cannot be given to a content. */
  readonly isTaxonomy: boolean;
  readonly label: string;
  /** The labels from the taxonomy to the term itself, joined with ` / `. */
  readonly pathLabel: string;
  readonly [name: string]: unknown;
}

/** By label. */
export interface TaxonomyTerms {
  readonly terms: readonly TaxonomyTerm[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}
