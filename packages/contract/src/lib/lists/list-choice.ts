/** Who sees a list. */
export const visibilities = ['Private', 'Public', 'Shared'] as const;

/** Kinds of those that a shared list is shared with. */
export const shareTypes = [
  'ChannelProgramGroup',
  'Group',
  'Regular',
  'Role',
  'RoleAndSubordinates',
  'RoleAndSubordinatesInternal',
  'Territory',
  'TerritoryAndSubordinates',
] as const;

/** Whether records can be edited inside a list. */
export const inlineEditStates = ['Disabled', 'Enabled', 'Off'] as const;
