import * as z from 'zod/mini';

export const OrchestratorConfig = z.looseObject({ workflowConfigs: z.array(z.looseObject({})) });
