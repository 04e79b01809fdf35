import {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  getOrchestratorConfig,
  updateManagedContentSpace,
  updateOrchestratorConfig,
} from '@relab/contract/content';
import { Reply, type Route, route, routeWhen } from '@relab/server/http';
import { changeOrchestratorConfig, readOrchestratorConfig } from './orchestrator-config.ts';
import { createSpace, readSpace, readSpaces, updateSpace } from './space-calls.ts';

/** Ids of spaces; any other text is a fully qualified name. */
const isSpaceId = (text: string): boolean => /^0Zu[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/.test(text);

export const spaceRoutes = (): readonly Route[] => [
  route(getManagedContentSpaces, readSpaces),
  routeWhen(
    isSpaceId,
    route(getManagedContentSpace, ({ contentSpaceId }, context) => readSpace(contentSpaceId, context)),
  ),
  routeWhen(
    (text) => !isSpaceId(text),
    route(getManagedContentSpaceByFullyQualifiedName, ({ fullyQualifiedName }, context) =>
      readSpace(fullyQualifiedName, context),
    ),
  ),
  route(
    createManagedContentSpace,
    async (input, context) => new Reply(await createSpace(input, context), 201),
  ),
  route(updateManagedContentSpace, updateSpace),
  route(getOrchestratorConfig, readOrchestratorConfig),
  route(updateOrchestratorConfig, changeOrchestratorConfig),
];
