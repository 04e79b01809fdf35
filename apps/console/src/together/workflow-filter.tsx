import { getSpaceWorkflow } from '@relab/client/content';
import { useRead } from '@relab/react';
import { SelectField } from '@relab/toolkit/field';
import { type ReactNode, useMemo } from 'react';
import { changeParameters } from '../routing/change-parameters.ts';
import * as texts from './texts.ts';
import css from './together.module.css';

/** The parameter of an address that names the state of which contents are shown. */
const parameter = 'state';

export const workflowStateIn = (url: URL): string => url.searchParams.get(parameter)?.slice(0, 40) ?? '';

export interface WorkflowFilterProps {
  readonly contentSpaceId: string;
  readonly url: URL;
}

/** Contents in one state alone; nothing in a space without states. */
export function WorkflowFilter({ contentSpaceId, url }: WorkflowFilterProps): ReactNode {
  const { data } = useRead(getSpaceWorkflow, { contentSpaceId });
  if (!data || data.states.length === 0) return null;
  return (
    <div className={css.filter}>
      <SelectField
        name="workflow-state"
        label={texts.state}
        value={workflowStateIn(url)}
        options={[
          { value: '', label: texts.anyState },
          ...data.states.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={({ target }) => changeParameters(url, { [parameter]: target.value, page: '' })}
      />
    </div>
  );
}

/** What the state of a content in a list is called; undefined for folders, where it was not read, and in spaces without states. */
export function useWorkflowStateName(
  contentSpaceId: string | undefined,
): (item: {
  readonly isFolder: boolean;
  readonly workflowStateId: string | null | undefined;
}) => string | undefined {
  const { data } = useRead(getSpaceWorkflow, contentSpaceId === undefined ? null : { contentSpaceId });
  return useMemo(() => {
    const states = data?.states ?? [];
    return ({ isFolder, workflowStateId }) =>
      isFolder || workflowStateId === undefined
        ? undefined
        : (states.find(({ id }) => id === workflowStateId) ?? states[0])?.label;
  }, [data]);
}
