import type { DeploymentPreview } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { badRequest } from '@relab/server/http';
import { lacksRight } from '../../access/access.ts';
import type { Author } from '../../access/author.ts';
import { findTypesWithoutRight, requireTypeRight } from '../../access/author-rights.ts';
import { conflict } from '../../errors.ts';
import { bodyProblems } from '../../types/check-body.ts';
import { findUnapproved } from '../workflow/find-unapproved.ts';
import type { ChosenVariant } from './chosen-variant.ts';

/** Why a variant cannot go out. What the preview shows and what publishing throws is found by the same functions. */
export type PublicationProblem = DeploymentPreview['items'][number]['problems'][number];

export type PublicationProblems = ReadonlyMap<string, readonly PublicationProblem[]>;

type Publisher = Pick<Author, 'database' | 'userId'>;

type ReadyVariant = Pick<ChosenVariant, 'id' | 'versionId' | 'title' | 'language' | 'schema' | 'body'>;

type PublishableVariant = ReadyVariant & Pick<ChosenVariant, 'typeName'>;

/** Where contents of a space go out, in the order of their ids. */
export async function readChannelIds(database: Database, spaceId: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('managed_content_space_channel')
    .select('channel_id')
    .where('space_id', '=', spaceId)
    .orderBy('channel_id')
    .execute();
  return rows.map((row) => row.channel_id);
}

export const noChannel = 'The space delivers to no channel.';

/** By variant: fields that are missing or wrong, and the approval that its space demands. */
async function findUnready(
  { database, userId }: Publisher,
  spaceId: string,
  variants: readonly ReadyVariant[],
): Promise<PublicationProblems> {
  // What the installation itself publishes, such as its first content, nobody has to approve.
  const unapproved = new Set(userId === null ? [] : await findUnapproved(database, spaceId, variants));
  return new Map(
    variants.map((variant) => [
      variant.id,
      [
        ...bodyProblems(variant.schema, variant.body, 'publish').map(({ path, message }) => ({
          kind: 'field' as const,
          path: path.map(String),
          message,
        })),
        ...(unapproved.has(variant)
          ? [
              {
                kind: 'workflow' as const,
                path: ['workflow'],
                message: 'It is not approved in this version, and the space demands that.',
              },
            ]
          : []),
      ],
    ]),
  );
}

/** By variant all that keeps it from being published, but for its URL name, which depends on what goes out with it. */
export async function findPublicationProblems(
  publisher: Publisher,
  spaceId: string,
  variants: readonly PublishableVariant[],
): Promise<PublicationProblems> {
  const typeNames = variants.map(({ typeName }) => typeName);
  // What goes out along with what was chosen may be of types that its author publishes none of.
  const lacking = await findTypesWithoutRight(publisher, spaceId, typeNames, 'publish');
  const channelIds = await readChannelIds(publisher.database, spaceId);
  const unready = await findUnready(publisher, spaceId, variants);
  return new Map(
    variants.map(({ id, typeName }) => {
      const label = lacking.get(typeName);
      return [
        id,
        [
          ...(label === undefined
            ? []
            : [
                {
                  kind: 'right' as const,
                  path: ['contentType'],
                  message: lacksRight('publish', label).message,
                },
              ]),
          ...(unready.get(id) ?? []),
          ...(channelIds.length === 0
            ? [{ kind: 'channel' as const, path: ['channelIds'], message: noChannel }]
            : []),
        ],
      ];
    }),
  );
}

/** As many as anybody reads. */
const maxReported = 20;

/**
 * Throws INVALID_API_INPUT for bodies that are not finished, and says of each what is missing; then CONFLICT for what is not
 * approved.
 */
export async function requireReady(
  publisher: Publisher,
  spaceId: string,
  variants: readonly ReadyVariant[],
): Promise<void> {
  const problems = await findUnready(publisher, spaceId, variants);
  const ofKind = (kind: PublicationProblem['kind']) =>
    variants.flatMap((variant) =>
      (problems.get(variant.id) ?? [])
        .filter((problem) => problem.kind === kind)
        .map((problem) => ({ ...problem, name: `${variant.title} (${variant.language})` })),
    );
  const fields = ofKind('field').map(({ name, path, message }) => `${name}, ${path.join('.')}: ${message}`);
  if (fields.length > 0) {
    const more = fields.length > maxReported ? ` And ${fields.length - maxReported} more.` : '';
    throw badRequest(`Not published. ${fields.slice(0, maxReported).join(' ')}${more}`, 'contentBody');
  }
  const names = ofKind('workflow').map(({ name }) => name);
  if (names.length === 0) return;
  const more = names.length > maxReported ? ` and ${names.length - maxReported} more` : '';
  throw conflict(
    `Not published. These are not approved in this version: ${names.slice(0, maxReported).join(', ')}${more}.`,
  );
}

/** Throws for what has one of these problems, first INSUFFICIENT_ACCESS for types that the author may not publish. */
export async function requirePublishable(
  publisher: Publisher,
  spaceId: string,
  variants: readonly PublishableVariant[],
): Promise<void> {
  const typeNames = variants.map(({ typeName }) => typeName);
  await requireTypeRight(publisher, spaceId, typeNames, 'publish');
  await requireReady(publisher, spaceId, variants);
}
