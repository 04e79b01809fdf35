/** What a job does, as it was checked when it was created. Ids are of the space. */
export type TransferRequest =
  | {
      readonly does: 'export';
      readonly folderIds: readonly string[];
      readonly contentIds: readonly string[];
      readonly includeReferences: boolean;
      readonly includeTerms: boolean;
      readonly includeTranslations: boolean;
    }
  | { readonly does: 'import'; readonly fileVersionId: string; readonly autoPublish: boolean }
  | {
      readonly does: 'translation export';
      readonly folderIds: readonly string[];
      readonly variantIds: readonly string[];
      readonly withinFolderId: string | null;
      readonly sourceLanguage: string;
      readonly targetLanguages: readonly string[];
      /** Without what is translated and up to date, language by language. Jobs of before this was there have it not. */
      readonly onlyOutstanding?: boolean;
    }
  | {
      readonly does: 'translation import';
      readonly fileVersionId: string;
      readonly withinFolderId: string | null;
      readonly sourceLanguage: string | null;
      readonly targetLanguages: readonly string[] | null;
    };

/** One kind of request. */
export type Request<Does extends TransferRequest['does']> = Extract<TransferRequest, { does: Does }>;

/** Something that could not be done, and of what. */
export interface Problem {
  readonly entry: string;
  readonly message: string;
}

/** A job that is worked on. */
export interface Transfer<Does extends TransferRequest['does'] = TransferRequest['does']> {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly request: Request<Does>;
  readonly userId: string | null;
  /** What was done of it before it was interrupted. */
  readonly done: number;
  readonly problems: readonly Problem[];
}

/** What a job leaves behind. */
export interface Result {
  readonly files: readonly {
    readonly name: string;
    readonly typeName: 'ZIP' | 'XLIFF';
    readonly bytes: Uint8Array;
  }[];
  readonly problems: readonly Problem[];
}
