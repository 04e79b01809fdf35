import type { DeclaredTable } from '@relab/database';
import { activityTables } from './activity.ts';
import { commentTables } from './comments.ts';
import { contentTables as contents } from './contents.ts';
import { deliveryTables } from './delivery.ts';
import { deploymentTables } from './deployments.ts';
import { glossaryTables } from './glossary.ts';
import { mediaTables } from './media.ts';
import { searchTables } from './search.ts';
import { spaceTables } from './spaces.ts';
import { taxonomyTables } from './taxonomy.ts';
import { trashTables } from './trash.ts';
import { viewTables } from './views.ts';
import { workflowTables } from './workflow.ts';

/** All tables that the migrations of content make. */
export const contentTables: readonly DeclaredTable[] = [
  ...spaceTables,
  ...contents,
  ...taxonomyTables,
  ...deliveryTables,
  ...deploymentTables,
  ...searchTables,
  ...mediaTables,
  ...glossaryTables,
  ...trashTables,
  ...commentTables,
  ...viewTables,
  ...workflowTables,
  ...activityTables,
];
