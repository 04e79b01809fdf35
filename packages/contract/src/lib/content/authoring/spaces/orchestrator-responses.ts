import * as z from 'zod/mini';
import type { Infer } from '../../../infer.ts';

export const OrchestratorConfig = z.looseObject({ workflowConfigs: z.array(z.looseObject({})) });
export type OrchestratorConfig = Infer<typeof OrchestratorConfig>;
