import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** A program of somebody else that may get tokens: an OAuth client. Moments are ISO 8601, UTC. */
export const Program = z.object({
  /** Its client id. */
  program: z.string(),
  name: z.string(),
  /** Without a secret: an app in a browser or on a phone. */
  isPublic: z.boolean(),
  redirectUris: z.array(z.string()),
  origins: z.array(z.string()),
  scopes: z.array(z.string()),
  /** Whom it acts as with a token of its own. */
  actsAsId: text,
  actsAsName: text,
  /** Listed in `clients.json`: changed and deleted there. */
  isOfFile: z.boolean(),
  createdAt: z.string(),
  secretChangedAt: text,
  /** Users, itself among them, for whom it has tokens. */
  userCount: z.int(),
});

/** All programs that may get tokens, by name. */
export const Programs = z.object({ programs: z.array(Program) });

/** `secret` is shown here and nowhere else; null for a public program. */
export const ProgramSecret = z.object({ program: Program, secret: text });

/** For how many users tokens of the program were revoked. */
export const EndedTokens = z.object({ userCount: z.int() });
