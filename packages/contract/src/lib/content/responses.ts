// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** A field of a content, by what it is. Rich text is escaped as HTML's own text is. */
export type ContentNode =
  | {
      readonly altText: string | null;
      readonly contentKey: string;
      readonly thumbnailUrl: string | null;
      readonly title: string | null;
      readonly fileName: string | null;
      readonly mediaType: 'Document' | 'Image';
      readonly mimeType: string | null;
      readonly resourceUrl: string | null;
      readonly unauthenticatedUrl: string | null;
      readonly url: string | null;
      readonly nodeType: 'Media';
    }
  | {
      readonly isExternal: boolean;
      readonly referenceId: string | null;
      readonly fileName: string | null;
      readonly mediaType: 'Document' | 'Image';
      readonly mimeType: string | null;
      readonly resourceUrl: string | null;
      readonly unauthenticatedUrl: string | null;
      readonly url: string | null;
      readonly nodeType: 'MediaSource';
    }
  | {
      readonly nodeType: 'Date' | 'MultilineText' | 'NameField' | 'RichText' | 'Text' | 'Url';
      readonly value: string;
    }
  | {
      readonly nodeType: 'DateTime';
      readonly dateTimeValue: string;
      readonly timeZone: string;
    };

/** `managedContentTypes` are those of the items, by the names that they have in `type`. */
export interface CommunityContentVersions {
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly items: readonly {
    readonly associations: {
      readonly topics: readonly {
        readonly id: string;
        readonly name: string;
      }[];
    };
    readonly contentKey: string;
    readonly contentNodes: {
      readonly [name: string]:
        | {
            readonly altText: string | null;
            readonly contentKey: string;
            readonly thumbnailUrl: string | null;
            readonly title: string | null;
            readonly fileName: string | null;
            readonly mediaType: 'Document' | 'Image';
            readonly mimeType: string | null;
            readonly resourceUrl: string | null;
            readonly unauthenticatedUrl: string | null;
            readonly url: string | null;
            readonly nodeType: 'Media';
          }
        | {
            readonly isExternal: boolean;
            readonly referenceId: string | null;
            readonly fileName: string | null;
            readonly mediaType: 'Document' | 'Image';
            readonly mimeType: string | null;
            readonly resourceUrl: string | null;
            readonly unauthenticatedUrl: string | null;
            readonly url: string | null;
            readonly nodeType: 'MediaSource';
          }
        | {
            readonly nodeType: 'Date' | 'MultilineText' | 'NameField' | 'RichText' | 'Text' | 'Url';
            readonly value: string;
          }
        | {
            readonly nodeType: 'DateTime';
            readonly dateTimeValue: string;
            readonly timeZone: string;
          };
    };
    readonly contentUrlName: string | null;
    readonly language: string;
    readonly managedContentId: string;
    readonly publishedDate: string;
    readonly title: string;
    readonly type: string;
    readonly typeLabel: string;
    readonly unauthenticatedUrl: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly managedContentTypes: {
    readonly [name: string]: {
      readonly label: string;
      readonly name: string;
      readonly nodeTypes: {
        readonly [name: string]: {
          readonly label: string;
          readonly name: string;
          readonly nodeType: string;
        };
      };
    };
  };
  readonly total: number;
  readonly totalTypes: number;
  readonly [name: string]: unknown;
}

/** Published contents with their bodies, and `total` of all that match (C-051). */
export interface CommunityContents {
  readonly items: readonly {
    readonly associations: {
      readonly topics: readonly {
        readonly id: string;
        readonly name: string;
      }[];
    };
    readonly authoredManagedContentId: string;
    readonly body: ContentBody;
    readonly contentKey: string;
    readonly createdByReference: {
      readonly id: string;
      readonly url: string;
    } | null;
    readonly createdDate: string;
    readonly id: string;
    readonly lastUpdatedByReference: {
      readonly id: string;
      readonly url: string;
    } | null;
    readonly managedContentId: string;
    readonly primaryLanguage: string;
    readonly publishDate: string;
    readonly status: 'Published';
    readonly title: string;
    readonly type: string;
    readonly typeLabel: string;
    readonly updatedDate: string;
    readonly urlName: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly total: number;
  readonly [name: string]: unknown;
}

/** S-121: an image of a body; `placeholder`, `width` and `height` are ours, against layout shift. */
export interface BodyImage {
  readonly contentKey: string;
  readonly url: string;
  readonly altText: string | null;
  readonly placeholder?: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly [name: string]: unknown;
}

/** Rich text in a body is sanitised HTML. */
export interface ContentBody {
  readonly title?: string | null | undefined;
  readonly excerpt?: string | null | undefined;
  readonly body?: string | null | undefined;
  readonly bannerImage?: BodyImage | null | undefined;
  readonly [name: string]: unknown;
}

/** A published content in one language. `references` are the contents that its body names, by key, as deep as was requested. */
export interface Content {
  readonly channelSummary: {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly [name: string]: unknown;
  };
  readonly contentBody: ContentBody;
  readonly references: {
    readonly [name: string]: {
      readonly [name: string]: unknown;
    };
  } | null;
  readonly referencesList:
    | readonly {
        readonly [name: string]: unknown;
      }[]
    | null;
  readonly contentKey: string;
  readonly contentType: {
    readonly fullyQualifiedName: string;
    readonly name: string;
  };
  readonly language: string;
  readonly managedContentId: string;
  readonly publishedDate: string;
  readonly resourceUrl: string;
  readonly title: string;
  readonly unauthenticatedUrl: string | null;
  readonly urlName: string | null;
  readonly [name: string]: unknown;
}

/** A page of published contents; those that are named by several of them stand once in `references`. */
export interface ContentList {
  readonly channelSummary: {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly [name: string]: unknown;
  };
  readonly contents: readonly {
    readonly contentKey: string;
    readonly contentType: {
      readonly fullyQualifiedName: string;
      readonly name: string;
    };
    readonly language: string;
    readonly managedContentId: string;
    readonly publishedDate: string;
    readonly resourceUrl: string;
    readonly title: string;
    readonly unauthenticatedUrl: string | null;
    readonly urlName: string | null;
    readonly contentBody?: ContentBody | undefined;
    readonly [name: string]: unknown;
  }[];
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly total: number;
  readonly references: {
    readonly [name: string]: {
      readonly [name: string]: unknown;
    };
  } | null;
  readonly referencesList:
    | readonly {
        readonly [name: string]: unknown;
      }[]
    | null;
  readonly [name: string]: unknown;
}

/** S-122: each item has a name and its content under `body.contentBody`. */
export interface ContentCollectionItems {
  readonly channelSummary: {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly [name: string]: unknown;
  };
  readonly collectionKey: string;
  readonly collectionType: {
    readonly fullyQualifiedName: string;
    readonly name: string;
  };
  readonly currentPageUrl: string;
  readonly id: string;
  readonly items: readonly {
    readonly body: {
      readonly contentBody: ContentBody;
      readonly [name: string]: unknown;
    };
    readonly contentType: {
      readonly fullyQualifiedName: string;
      readonly name: string;
    };
    readonly id: string;
    readonly name: string;
    readonly urlName: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly language: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly publishedDate: string;
  readonly title: string;
  readonly total: number;
  readonly urlName: string | null;
  readonly [name: string]: unknown;
}

/** C-050: a collection without its items. `schema` is JSON Schema of the items: fields and their types, more of them with `expandMetadata`. */
export interface ContentCollectionMetadata {
  readonly channelSummary: {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly [name: string]: unknown;
  };
  readonly collectionKey: string;
  readonly collectionMetadata: {
    readonly recordCount: number;
    readonly source: 'manual' | 'query';
    readonly [name: string]: unknown;
  };
  readonly collectionType: {
    readonly fullyQualifiedName: string;
    readonly name: string;
  };
  readonly id: string;
  readonly language: string;
  readonly publishedDate: string;
  readonly schema: {
    readonly [name: string]: unknown;
  };
  readonly title: string;
  readonly urlName: string | null;
  readonly [name: string]: unknown;
}

/** C-102. */
export interface FormEmbedScript {
  readonly extFormCodeSnippet: string;
  readonly [name: string]: unknown;
}

/** That a filled-in form is stored: under which id, and since when (ISO 8601). */
export interface FormSubmissionReceipt {
  readonly id: string;
  readonly submittedDate: string;
  readonly [name: string]: unknown;
}

/** The question is stored with its answer, so that it can be read when the form has changed. */
export type FormSubmission = {
  readonly name: string;
  readonly label: string;
  readonly type: 'checkbox' | 'choice' | 'email' | 'multiline' | 'phone' | 'text';
  /** Whether a box was ticked; of all others the text, empty where nothing was filled in. */
  readonly value: boolean | string;
};

/** A submission says nothing of its sender but what it contains. */
export interface FormSubmissions {
  readonly contentKey: string;
  readonly submissions: readonly {
    readonly id: string;
    readonly submittedDate: string;
    /** When it is forgotten. */
    readonly keptUntil: string;
    readonly language: string;
    readonly answers: readonly FormSubmission[];
    readonly [name: string]: unknown;
  }[];
  readonly total: number;
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** Documented as Navigation Menu Item Collection. */
export interface NavigationMenuItems {
  readonly menuItems: readonly {
    readonly subMenu: readonly {
      readonly subMenu: readonly {
        readonly [name: string]: unknown;
      }[];
      readonly actionType:
        | 'DataSourceDriven'
        | 'Event'
        | 'ExternalLink'
        | 'GlobalAction'
        | 'InternalLink'
        | 'MenuLabel'
        | 'Modal'
        | 'NavigationalTopic'
        | 'SalesforceObject'
        | 'SystemLink';
      /** Where it leads: a path of the site, or an address elsewhere; null of a label. */
      readonly actionValue: string | null;
      readonly imageUrl: string | null;
      readonly label: string;
      readonly target: 'CurrentWindow' | 'NewWindow';
      readonly [name: string]: unknown;
    }[];
    readonly actionType:
      | 'DataSourceDriven'
      | 'Event'
      | 'ExternalLink'
      | 'GlobalAction'
      | 'InternalLink'
      | 'MenuLabel'
      | 'Modal'
      | 'NavigationalTopic'
      | 'SalesforceObject'
      | 'SystemLink';
    /** Where it leads: a path of the site, or an address elsewhere; null of a label. */
    readonly actionValue: string | null;
    readonly imageUrl: string | null;
    readonly label: string;
    readonly target: 'CurrentWindow' | 'NewWindow';
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** C-052, C-053. */
export interface SeoProperties {
  readonly title: string;
  readonly description: string;
  /** HTML for the document's head. */
  readonly customHeadTags: string;
  /** Null for what has no page of its own. */
  readonly canonicalUrl: string | null;
  /** By language, as `en_US`. */
  readonly hrefLangUrls: {
    readonly [name: string]: string;
  };
  /** Whether a guest sees the page. */
  readonly isSeoIndexed: boolean;
  readonly recordName: string;
  readonly objectName: string;
  /** Those that were requested, as they are shown; null for what is empty or not there. */
  readonly fields: {
    readonly [name: string]: boolean | number | string | null;
  };
  /** Of them what is more than a text or a number: pictures of a content, and what a record shows otherwise than it keeps it. */
  readonly complexFields: {
    readonly [name: string]: {
      readonly [name: string]: unknown;
    };
  };
  readonly [name: string]: unknown;
}
