import type { ContentJob } from '@relab/contract/content';
import { navigate } from '../routing/navigate.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useToast } from '../ui/toast.tsx';
import * as texts from './texts.ts';

/** Leads to a job that was started, among those of its space. */
export function useStarted(contentSpaceId: string): (job: ContentJob) => void {
  const toast = useToast();
  return ({ id }) => {
    toast({ text: texts.started, tone: 'info' });
    navigate(hrefOf(routes.contentJobs, { contentSpaceId }, { job: id }));
  };
}
