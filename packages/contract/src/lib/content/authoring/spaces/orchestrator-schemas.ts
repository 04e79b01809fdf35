import * as z from 'zod/mini';

/** The workflows that the contents of a space go through; what an entry holds is a matter of whoever runs them (C-075). */
export const OrchestratorConfig = z.looseObject({ workflowConfigs: z.array(z.looseObject({})) });
