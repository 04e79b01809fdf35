import { getAssist } from '@relab/client/content';
import { useRead } from '@relab/react';

/** Whether suggestions are available in a space, for somebody who writes there. */
export function useAssist(contentSpaceId: string, isEditable: boolean): boolean {
  const { data } = useRead(getAssist, isEditable ? { contentSpaceId } : null);
  return data?.isOn ?? false;
}
