// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { VariantStatus } from '../documents/responses.ts';
import type { TypeSummary, UserSummary } from '../responses.ts';

/** C-078. Two members are of this server: why it failed, and when what it publishes is unpublished. */
export interface Deployment {
  readonly deploymentId: string;
  readonly deploymentName: string;
  readonly deploymentDescription: string | null;
  readonly deploymentStatus:
    | 'Cancelled'
    | 'Completed'
    | 'CompletedWithError'
    | 'Draft'
    | 'Failed'
    | 'InProgress'
    | 'Scheduled';
  readonly createdBy: UserSummary | null;
  readonly scheduledDate: string | null;
  readonly lastModifiedBy: UserSummary | null;
  readonly deploymentItems: readonly {
    readonly isTopLevel: boolean;
    readonly action: 'Publish' | 'Unpublish';
    readonly deploymentId: string;
    readonly deploymentItemId: string;
    readonly managedContentId: string;
    readonly snapshotId: string;
    readonly targetId: string;
    readonly variantId: string;
    readonly mcvSnapshotSummary: {
      readonly id: string;
      readonly language: string;
      readonly lastModifiedDate: string;
      readonly name: string;
      readonly urlValue: string | null;
      readonly contentType: TypeSummary;
      readonly [name: string]: unknown;
    };
    readonly [name: string]: unknown;
  }[];
  readonly errorMessage: string | null;
  readonly expireDate: string | null;
  readonly [name: string]: unknown;
}

/** A page of deployments. */
export interface Deployments {
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly deployments: readonly Deployment[];
  readonly [name: string]: unknown;
}

/** What would go out with a deployment that is not created yet: every variant, with what keeps it from going out. */
export interface DeploymentPreview {
  readonly contentSpaceId: string;
  readonly items: readonly {
    readonly contentKey: string;
    readonly contentType: TypeSummary;
    /** Chosen itself, and not only named by another one. */
    readonly isTopLevel: boolean;
    readonly language: string;
    readonly managedContentId: string;
    readonly managedContentVariantId: string;
    readonly managedContentVersionId: string;
    /** What keeps it from going out: a right that the user lacks for its type, a field, the approval that the space demands, its URL name, or that the space delivers to no channel. The path leads through its body for a field. */
    readonly problems: readonly {
      readonly kind: 'channel' | 'field' | 'right' | 'urlName' | 'workflow';
      readonly message: string;
      readonly path: readonly string[];
    }[];
    /** The variants among these that name it. */
    readonly referencedByVariantIds: readonly string[];
    readonly status: VariantStatus;
    readonly title: string;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** C-085, C-116. */
export interface Published {
  readonly deploymentId: string;
  readonly description: string | null;
  readonly publishDate: string;
  readonly [name: string]: unknown;
}

/** C-085, C-117. */
export interface Unpublished {
  readonly deploymentId: string;
  readonly description: string | null;
  readonly unpublishDate: string;
  readonly [name: string]: unknown;
}
