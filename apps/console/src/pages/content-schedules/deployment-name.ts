import type { Deployment } from '@relab/contract/content';
import { numberFormat } from '../../language/intl-formatters.ts';
import { locale } from '../../language/language.ts';
import * as texts from './texts.ts';

export type DeploymentItem = Deployment['deploymentItems'][number];

/** Its variants, each once, however many channels they go to; those chosen themselves come first. */
export function variantsOf({ deploymentItems }: Deployment): readonly DeploymentItem[] {
  return [
    ...new Map(deploymentItems.toReversed().map((item) => [item.variantId, item])).values(),
  ].toReversed();
}

/** What it does, as "Publish". */
export const actionOf = ({ deploymentItems }: Deployment): DeploymentItem['action'] =>
  deploymentItems[0]?.action ?? 'Publish';

/** What goes out, in the language of the console: "Opening hours and 2 more". */
export function nameOf(deployment: Deployment): string {
  const variants = variantsOf(deployment);
  const title = variants[0]?.mcvSnapshotSummary.name ?? deployment.deploymentName;
  const others = variants.length - 1;
  return others > 0 ? texts.andOthers(title, numberFormat(locale, {}).format(others)) : title;
}

/** Whether it can be moved and cancelled. */
export const isOpen = ({ deploymentStatus }: Deployment): boolean =>
  deploymentStatus === 'Scheduled' || deploymentStatus === 'Draft';
