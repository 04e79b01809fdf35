import {
  addSpaceMember,
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  getOrchestratorConfig,
  getSpaceAccess,
  getSpaceActivity,
  removeSpaceMember,
  updateManagedContentSpace,
  updateOrchestratorConfig,
  updateSpaceMember,
  updateSpaceRole,
} from '@relab/contract/content';
import { type Route, route, routeWhen } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import { readActivity } from './activity.ts';
import { addMember, changeMember, readAccess, removeMember } from './members.ts';
import {
  createSpace,
  readSpace,
  readSpaces,
  readWorkflows,
  updateSpace,
  updateWorkflows,
} from './space-calls.ts';
import { updateRole } from './update-role.ts';

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
  createRoute(createManagedContentSpace, createSpace),
  route(updateManagedContentSpace, updateSpace),
  route(getOrchestratorConfig, readWorkflows),
  route(updateOrchestratorConfig, updateWorkflows),
  route(getSpaceActivity, readActivity),
  route(getSpaceAccess, readAccess),
  createRoute(addSpaceMember, addMember),
  route(updateSpaceMember, changeMember),
  route(removeSpaceMember, removeMember),
  route(updateSpaceRole, updateRole),
];
