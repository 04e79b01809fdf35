// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { Resource, TypeSummary, UserSummary } from '../responses.ts';
import type { ContentRights } from '../spaces/responses.ts';

/** Whether this installation has a language model, and whose it is. */
export interface Assist {
  readonly isOn: boolean;
  /** The host that texts are sent to; null where it is off. */
  readonly service: string | null;
  readonly [name: string]: unknown;
}

/** What would be sent for a suggestion, word for word. */
export interface SuggestionRequest {
  readonly messages: readonly {
    readonly content: string;
    readonly role: 'system' | 'user';
    readonly [name: string]: unknown;
  }[];
  readonly model: string;
  readonly service: string;
  readonly [name: string]: unknown;
}

/** What the model suggests; nothing of it is stored. */
export interface Suggestion {
  readonly text: string;
  readonly [name: string]: unknown;
}

/** The items stand as they do in delivered collections, each with what an author knows of it beside. */
export interface AuthoringCollection {
  readonly collectionKey: string;
  readonly collectionType: TypeSummary;
  readonly id: string;
  readonly items: readonly {
    readonly body: {
      readonly contentBody: {
        readonly [name: string]: unknown;
      };
      readonly [name: string]: unknown;
    };
    readonly contentType: TypeSummary;
    readonly id: string;
    readonly isPublished: boolean;
    readonly language: string;
    readonly managedContentId: string;
    readonly managedContentVariantId: string;
    readonly name: string;
    readonly status: VariantStatus;
    readonly urlName: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly language: string;
  readonly managedContentVersionId: string;
  /** When it was published last, in any version. */
  readonly publishedDate: string | null;
  readonly status: VariantStatus;
  readonly title: string;
  readonly total: number;
  readonly urlName: string | null;
  readonly versionNumber: string;
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** What a writer has typed and not saved yet. */
export interface Autosave {
  readonly contentBody: {
    readonly [name: string]: unknown;
  };
  /** The version that the writer started from: what `ifMatch` of the save names. */
  readonly managedContentVersionId: string;
  readonly savedDate: string;
  readonly title: string;
  readonly urlName: string | null;
  readonly [name: string]: unknown;
}

/** The user's own autosave of a variant, and who else has typed in it since. */
export interface Autosaves {
  readonly autosave: Autosave | null;
  readonly managedContentVariantId: string;
  /** The latest first, ten at most. */
  readonly others: readonly {
    readonly id: string;
    readonly name: string;
    readonly savedDate: string;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** `resourceURL` is spelled as the platform spells it here. */
export interface ContentClone {
  readonly apiName: string;
  readonly cloneStatus: {
    readonly label: string;
    readonly status: 'PartialSuccess' | 'Success';
  };
  readonly contentKey: string;
  readonly errorMessage: string | null;
  /** Variants of the source that could not be cloned, such as those in a language that the target does not have. */
  readonly failedVariants: readonly {
    readonly errorMessage: string;
    readonly language: string;
    readonly sourceManagedContentVariantId: string;
    readonly [name: string]: unknown;
  }[];
  readonly folder: Resource;
  readonly managedContentId: string;
  readonly resourceURL: string;
  readonly sourceContentKeyOrId: string;
  readonly title: string;
  readonly variants: readonly {
    readonly language: string;
    readonly managedContentVariantId: string;
    readonly resourceURL: string;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** An answer to a comment. */
export interface ContentCommentReply {
  readonly createdBy: UserSummary | null;
  readonly createdDate: string;
  readonly id: string;
  /** Whether whoever reads this may delete it. */
  readonly isDeletable: boolean;
  readonly mentions: readonly {
    readonly id: string;
    readonly name: string;
    readonly [name: string]: unknown;
  }[];
  readonly text: string;
  readonly [name: string]: unknown;
}

/** A comment on a field of a variant, with its replies, the oldest first. */
export interface ContentComment {
  /** The names on the way to the field, as `title` or `body.items.0.label`; empty for the variant itself. */
  readonly fieldPath: string;
  readonly isResolved: boolean;
  readonly managedContentVariantId: string;
  readonly replies: readonly ContentCommentReply[];
  readonly resolvedBy: UserSummary | null;
  readonly resolvedDate: string | null;
  readonly createdBy: UserSummary | null;
  readonly createdDate: string;
  readonly id: string;
  /** Whether whoever reads this may delete it. */
  readonly isDeletable: boolean;
  readonly mentions: readonly {
    readonly id: string;
    readonly name: string;
    readonly [name: string]: unknown;
  }[];
  readonly text: string;
  readonly [name: string]: unknown;
}

/** A page of the comments of a variant, the newest first, and how many are open at which field. */
export interface ContentComments {
  readonly comments: readonly ContentComment[];
  /** What `before` is given for the next page; null on the last one. */
  readonly nextBefore: string | null;
  readonly openCounts: readonly {
    readonly count: number;
    readonly fieldPath: string;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** People who may read a variant, by name: those whom a comment on it can mention. */
export interface ContentReaders {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** Where somebody was mentioned and has not read it yet. */
export interface ContentMention {
  readonly commentId: string;
  readonly createdBy: UserSummary | null;
  readonly createdDate: string;
  readonly language: string;
  readonly managedContentId: string;
  readonly text: string;
  readonly title: string;
  readonly [name: string]: unknown;
}

/** A content that waits in a state for somebody who may move it on, or who was named, and has not looked at it yet. */
export interface ContentTask {
  readonly createdBy: UserSummary | null;
  readonly createdDate: string;
  readonly isAssigned: boolean;
  readonly language: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly stateLabel: string;
  readonly title: string;
  readonly [name: string]: unknown;
}

/** The newest of the reader's own, twenty at most of each kind, and how many there are of both. */
export interface ContentMentions {
  readonly count: number;
  readonly mentions: readonly ContentMention[];
  readonly tasks: readonly ContentTask[];
  readonly [name: string]: unknown;
}

/** Of a variant. @internal */
export type VariantStatus = {
  readonly label: string;
  readonly status: 'Draft' | 'Published' | 'Revised';
};

/** A version of a content in a language. */
export interface ContentDocument {
  readonly apiName: string;
  readonly contentBody: {
    readonly [name: string]: unknown;
  };
  readonly contentKey: string;
  readonly contentSpace: Resource;
  readonly contentType: TypeSummary;
  readonly createdBy: UserSummary | null;
  readonly createdDate: string;
  readonly externalId: string | null;
  readonly folder: Resource;
  /** Not the platform's own: whether the reader may save it in this language. */
  readonly isEditable: boolean;
  readonly isPublished: boolean;
  readonly language: string;
  readonly lastModifiedBy: UserSummary | null;
  readonly lastModifiedDate: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly managedContentVersionId: string;
  /** Not the platform's own: what the reader may do with contents of its type. */
  readonly ownRights: ContentRights;
  readonly status: VariantStatus;
  readonly title: string;
  readonly urlName: string | null;
  readonly versionNumber: string;
  readonly [name: string]: unknown;
}

/** How a save is rejected that began from another version than the latest; `given` is what would have been stored. */
export interface VariantConflict {
  readonly errorCode: string;
  readonly message: string;
  readonly statusCode: 412;
  readonly output: {
    readonly current: ContentDocument;
    readonly given: {
      readonly title: string;
      readonly urlName: string | null;
      readonly body: {
        readonly [name: string]: unknown;
      };
    };
  };
  readonly [name: string]: unknown;
}

/** The versions of a variant, the newest first; `Published` is the one that is delivered. */
export interface VariantVersions {
  readonly total: number;
  readonly versions: readonly {
    readonly managedContentVersionId: string;
    readonly versionNumber: string;
    readonly status: VariantStatus;
    readonly title: string;
    readonly createdBy: UserSummary | null;
    readonly createdDate: string;
    readonly publishedDate: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** The file of an image content. */
export type MediaFile = {
  readonly contentSize: number | null;
  /** What the site shows of it now: parts of its sides. Null where that is all. */
  readonly crop: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly fileHash: string | null;
  readonly height: number | null;
  readonly mimeType: string;
  /** The file as it was uploaded, whole, for who may write in the space. */
  readonly originalUrl: string;
  readonly placeholder: string | null;
  /** From the root of the host; it may be given a `width`, a `format` and a `ratio`. */
  readonly url: string;
  /** Points of the whole file, as `height`. */
  readonly width: number | null;
};

/** An image content in the language that it was made in; its file is null where it was made without one. */
export interface MediaItem {
  readonly altText: string | null;
  readonly contentKey: string;
  readonly createdDate: string;
  /** How many other contents of the space have the same file. */
  readonly duplicates: number;
  readonly file: MediaFile | null;
  readonly folder: Resource;
  readonly isPublished: boolean;
  readonly language: string;
  readonly lastModifiedDate: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly status: VariantStatus;
  readonly title: string;
  readonly [name: string]: unknown;
}

/** A page of the media library. */
export interface MediaItems {
  readonly items: readonly MediaItem[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** How a file is rejected that the space has already; `duplicates` are the contents that have it. */
export interface MediaConflict {
  readonly errorCode: string;
  readonly message: string;
  readonly statusCode: 409;
  readonly output: {
    readonly duplicates: readonly {
      readonly contentKey: string;
      readonly managedContentId: string;
      readonly title: string;
    }[];
  };
  readonly [name: string]: unknown;
}

/** A file that is uploaded in parts, as its sender described it, and the numbers of the parts that have arrived. */
export type MediaUpload = {
  readonly createdDate: string;
  readonly fileHash: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly folder: Resource;
  readonly lastModified: number;
  readonly mediaUploadId: string;
  readonly receivedParts: readonly number[];
  /** The content whose file it will replace; null for one that becomes a content of its own. */
  readonly replaces: {
    readonly contentKey: string;
    readonly managedContentId: string;
    readonly title: string;
  } | null;
};

/** Uploads of one user into one space. */
export type MediaUploads = {
  readonly uploads: readonly MediaUpload[];
};

/** C-098. */
export interface ContentTypes {
  readonly contentTypes: readonly TypeSummary[];
  readonly totalItems: number;
  readonly [name: string]: unknown;
}

/** `schema` is JSON Schema with `title` and `x-node` at each field; null where any body is allowed. */
export interface ContentType {
  readonly fullyQualifiedName: string;
  readonly mixins: readonly string[];
  readonly name: string;
  readonly schema: {
    readonly properties: {
      readonly [name: string]: {
        readonly [name: string]: unknown;
      };
    };
    readonly [name: string]: unknown;
  } | null;
  readonly [name: string]: unknown;
}

/** C-100: `componentDefinition` is what a page view calls it by. */
export interface ContentProvider {
  readonly componentDefinition: string;
  readonly icon: string;
  readonly name: string;
  readonly type: 'Collection' | 'Item';
  readonly [name: string]: unknown;
}

/** C-101. */
export interface ContentProviders {
  readonly providers: readonly ContentProvider[];
  readonly total: number;
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** C-099. Addresses have a place for the content's key, `{contentKey}`; they are null where nothing is shown. */
export interface PreviewEndpoints {
  readonly previewEndpoints: readonly {
    readonly channelName: string;
    readonly guestPreviewEndpoint: string | null;
    readonly previewEndpoint: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** Somebody who has a content open, and in which language. */
export interface ContentVisitor {
  readonly id: string;
  readonly language: string;
  readonly name: string;
  readonly seenDate: string;
  readonly [name: string]: unknown;
}

/** Who else has the content open, ten at most. */
export interface ContentPresence {
  readonly visitors: readonly ContentVisitor[];
  readonly [name: string]: unknown;
}

/** A link that shows one version of a content to whoever holds it. */
export interface PreviewLink {
  readonly previewUrl: string;
  readonly contentKey: string;
  /** When the link ends to show it. */
  readonly expirationDate: string;
  readonly language: string;
  readonly managedContentVersionId: string;
  readonly versionNumber: string;
  readonly [name: string]: unknown;
}

/** What such a link shows: the version, and nothing of who works on it or where it lies. */
export interface ContentPreview {
  readonly contentBody: {
    readonly [name: string]: unknown;
  };
  readonly contentType: {
    readonly fullyQualifiedName: string;
    readonly name: string;
  };
  readonly status: VariantStatus;
  readonly title: string;
  readonly urlName: string | null;
  readonly contentKey: string;
  /** When the link ends to show it. */
  readonly expirationDate: string;
  readonly language: string;
  readonly managedContentVersionId: string;
  readonly versionNumber: string;
  readonly [name: string]: unknown;
}

/** An old name, and where whoever opens it is led. */
export interface SpaceRedirect {
  readonly managedContentWebUrlId: string;
  readonly channelId: string;
  readonly language: string;
  readonly urlAlias: string;
  /** Where the old name was; null where the site has no pages of contents. */
  readonly path: string | null;
  /** The content that it leads to, wherever that is; null where it leads to an address. */
  readonly content: {
    readonly contentKey: string;
    readonly managedContentId: string;
    readonly title: string;
  } | null;
  /** Where whoever opens it arrives; null where that is nowhere, since the content is not published. */
  readonly leadsTo: string | null;
  readonly lastModifiedBy: UserSummary | null;
  readonly lastModifiedDate: string;
  readonly [name: string]: unknown;
}

/** A page of the redirects of a space. */
export interface SpaceRedirects {
  readonly redirects: readonly SpaceRedirect[];
  readonly nextPageToken: string | null;
  /** Of all pages; null on those after the first. */
  readonly total: number | null;
  readonly [name: string]: unknown;
}

/** What became of each redirect, in the order in which they came. */
export interface WrittenRedirects {
  readonly results: readonly {
    readonly outcome: 'Created' | 'Rejected' | 'Unchanged' | 'Updated';
    /** Why it was rejected. */
    readonly message: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** What the latest version of each variant of a content names. */
export interface VariantReferences {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly variants: readonly {
    readonly language: string;
    readonly managedContentVariantId: string;
    readonly managedContentVersionId: string;
    readonly references: readonly {
      readonly contentKey: string;
      readonly contentType: TypeSummary | null;
      readonly isPublished: boolean;
      readonly kind: 'Content' | 'Media' | 'Unknown';
      /** In the language of the variant that names it where it is there, else its own. */
      readonly language: string | null;
      readonly managedContentId: string | null;
      readonly managedContentVariantId: string | null;
      readonly resourceUrl: string | null;
      readonly status: VariantStatus | null;
      readonly title: string | null;
      readonly [name: string]: unknown;
    }[];
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** A page of the contents that name a content. */
export interface ReferencedBy {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly references: readonly {
    readonly contentKey: string;
    readonly contentType: TypeSummary;
    readonly managedContentId: string;
    /** Null unless requested. */
    readonly referenceDetails:
      | readonly {
          readonly inLatestVersion: boolean;
          readonly inPublishedVersion: boolean;
          readonly language: string;
          readonly managedContentVariantId: string;
          readonly status: VariantStatus;
          readonly title: string;
          readonly [name: string]: unknown;
        }[]
      | null;
    readonly resourceUrl: string;
    readonly title: string;
    readonly [name: string]: unknown;
  }[];
  readonly total: number;
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** A content in another form: its fields as HTML, or the file of a picture or a document in one of its sizes. */
export interface ContentRendition {
  readonly contentKey: string;
  readonly language: string;
  readonly managedContentId: string;
  readonly managedContentVersionId: string;
  readonly mimeType: string;
  readonly renditionType: string;
  readonly title: string;
  /** Null for a file, which stands at its address. */
  readonly content: string | null;
  /** Null for what stands here. */
  readonly url: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly [name: string]: unknown;
}

/** A variant of a content that a search found. */
export interface FoundVariant {
  readonly type: 'ManagedContentVariant';
  readonly contentKey: string;
  readonly contentType: {
    readonly developerName: string;
    readonly label: string;
  };
  readonly language: {
    readonly displayLabel: string;
    readonly locale: string;
  };
  readonly lastPublishedDate: string | null;
  readonly managedContentId: string;
  /** Of the file, where the content is one. */
  readonly mimeType: string | null;
  readonly status: 'Draft' | 'Published' | 'Revised';
  readonly title: string;
  readonly urlName: string | null;
  readonly urlValue: string | null;
  readonly variantType: 'Content' | 'Translation' | 'Variation';
  readonly createdBy: UserSummary | null;
  readonly createdDate: string;
  /** What it lies in. */
  readonly folder: Resource;
  readonly id: string;
  readonly lastModifiedBy: UserSummary | null;
  readonly lastModifiedDate: string;
  readonly managedContentSpaceId: string;
  readonly [name: string]: unknown;
}

/** A folder that a search found by its name. */
export interface FoundFolder {
  readonly type: 'ManagedContentSpaceFolder';
  readonly name: string;
  readonly createdBy: UserSummary | null;
  readonly createdDate: string;
  /** What it lies in. */
  readonly folder: Resource;
  readonly id: string;
  readonly lastModifiedBy: UserSummary | null;
  readonly lastModifiedDate: string;
  readonly managedContentSpaceId: string;
  readonly [name: string]: unknown;
}

/** Best fit first. Searches say `Uri` where lists say `Url`: so does the platform. */
export interface FoundItems {
  /** All that match; where more than 5,000 do, 5,000. The pages go on behind them. */
  readonly count: number;
  readonly currentPageUri: string;
  readonly items: readonly (FoundFolder | FoundVariant)[];
  readonly nextPageUri: string | null;
  readonly [name: string]: unknown;
}

/** Changed last first; what is searched for, the best fit first. */
export interface SpaceItems {
  /** All that match; where more than 5,000 do, 5,000. The pages go on behind them. */
  readonly count: number;
  readonly items: readonly (
    | {
        readonly type: 'ManagedContentSpaceFolder';
        readonly name: string;
        readonly createdBy: UserSummary | null;
        readonly createdDate: string;
        /** What it lies in. */
        readonly folder: Resource;
        readonly id: string;
        readonly lastModifiedBy: UserSummary | null;
        readonly lastModifiedDate: string;
        readonly managedContentSpaceId: string;
        readonly folderName: string;
        readonly [name: string]: unknown;
      }
    | {
        readonly type: 'ManagedContentVariant';
        readonly contentKey: string;
        readonly contentType: {
          readonly developerName: string;
          readonly label: string;
        };
        readonly language: {
          readonly displayLabel: string;
          readonly locale: string;
        };
        readonly lastPublishedDate: string | null;
        readonly managedContentId: string;
        /** Of the file, where the content is one. */
        readonly mimeType: string | null;
        readonly status: 'Draft' | 'Published' | 'Revised';
        readonly title: string;
        readonly urlName: string | null;
        readonly urlValue: string | null;
        readonly variantType: 'Content' | 'Translation' | 'Variation';
        readonly createdBy: UserSummary | null;
        readonly createdDate: string;
        /** What it lies in. */
        readonly folder: Resource;
        readonly id: string;
        readonly lastModifiedBy: UserSummary | null;
        readonly lastModifiedDate: string;
        readonly managedContentSpaceId: string;
        readonly folderName: string;
        readonly [name: string]: unknown;
      }
  )[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** By name; 200 at most. */
export interface ContentAuthors {
  readonly authors: readonly {
    readonly id: string;
    readonly name: string;
  }[];
  readonly [name: string]: unknown;
}

/** The variants in the languages that were requested; those that were there before are not new. */
export interface ContentTranslation {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly sourceLanguage: string;
  readonly variants: readonly {
    readonly language: string;
    readonly managedContentVariantId: string;
    readonly resourceUrl: string;
    readonly isNew: boolean;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** The language that it is written in first, then the others in the order of the space. */
export interface ContentLanguages {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly source: {
    readonly managedContentVersionId: string;
    readonly versionNumber: string;
    readonly language: string;
    readonly managedContentVariantId: string;
    readonly [name: string]: unknown;
  };
  readonly languages: readonly {
    readonly language: string;
    readonly state: 'Missing' | 'OutOfDate' | 'Source' | 'Started' | 'UpToDate';
    readonly status: VariantStatus | null;
    readonly managedContentVariantId: string | null;
    readonly title: string | null;
    readonly lastModifiedDate: string | null;
    readonly publishedDate: string | null;
    /** The version of the source that it was begun from or brought up to date with; null where it is unknown or deleted. */
    readonly sourceVersion: {
      readonly managedContentVersionId: string;
      readonly versionNumber: string;
    } | null;
    readonly checkedBy: UserSummary | null;
    readonly checkedDate: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** How far the contents of a place are translated, in the languages of the space. */
export interface TranslationProgress {
  readonly contents: number;
  readonly languages: readonly {
    readonly language: string;
    readonly source: number;
    readonly missing: number;
    readonly started: number;
    readonly upToDate: number;
    readonly outOfDate: number;
    /** On the site, in whatever version. */
    readonly published: number;
    /** Written in it first or up to date, and not on the site as it is written. */
    readonly unpublished: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** Contents by their titles, with how far each is in the language that was given. */
export interface TranslationItems {
  readonly items: readonly {
    readonly contentKey: string;
    readonly managedContentId: string;
    readonly contentType: TypeSummary;
    readonly folder: Resource;
    /** As it is called in the language that it is written in first. */
    readonly title: string;
    readonly sourceLanguage: string;
    readonly sourceVariantId: string;
    readonly state: 'Missing' | 'OutOfDate' | 'Source' | 'Started' | 'UpToDate';
    readonly status: VariantStatus | null;
    readonly managedContentVariantId: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** A content in the trash. */
export interface DeletedContent {
  readonly contentKey: string;
  readonly contentType: TypeSummary;
  readonly deletedBy: UserSummary | null;
  readonly deletedDate: string;
  readonly languages: readonly string[];
  readonly managedContentId: string;
  /** When it is deleted for good. */
  readonly purgeDate: string;
  readonly title: string;
  readonly [name: string]: unknown;
}

/** The latest first. */
export interface DeletedContents {
  readonly contents: readonly DeletedContent[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** C-097. An alias is of a channel, in a language. */
export interface WebUrl {
  readonly associatedRecordId: string | null;
  readonly channelId: string;
  readonly language: string;
  readonly managedContentWebUrlId: string;
  /** Where whoever opens it arrives; null where that is nowhere. */
  readonly redirectInfo: {
    readonly redirectUrl: string;
  } | null;
  readonly status: 'Active' | 'Inactive' | 'Redirect';
  readonly urlAlias: string;
  readonly [name: string]: unknown;
}

/** A page of the addresses of a content: those that it has first, then those that it had. */
export interface WebUrls {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly total: number;
  readonly webUrls: readonly WebUrl[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** A state that variants can have. */
export interface WorkflowState {
  readonly id: string;
  /** What has it may be published where the space demands that. */
  readonly isApproved: boolean;
  readonly label: string;
  readonly [name: string]: unknown;
}

/** Which states variants of a space go through; none where the space has no workflow of states. */
export interface SpaceWorkflow {
  /** Who may move a variant from one state to another one. */
  readonly moves: readonly {
    readonly from: string;
    readonly right: 'manage' | 'publish' | 'write';
    readonly to: string;
    readonly [name: string]: unknown;
  }[];
  /** Only versions that were approved are published. */
  readonly requiresApproval: boolean;
  /** The first one is that of what is new, and of what was saved after it was approved. */
  readonly states: readonly WorkflowState[];
  readonly [name: string]: unknown;
}

/** Where a variant stands. */
export interface ContentWorkflow {
  /** Who is to do what comes next. */
  readonly assignee: {
    readonly id: string;
    readonly name: string;
    readonly [name: string]: unknown;
  } | null;
  readonly changedBy: UserSummary | null;
  readonly changedDate: string | null;
  readonly managedContentVariantId: string;
  /** States into which the user may move it. */
  readonly moves: readonly WorkflowState[];
  readonly requiresApproval: boolean;
  /** Null where the space has no workflow of states. */
  readonly state: WorkflowState | null;
  readonly [name: string]: unknown;
}
