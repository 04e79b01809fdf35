import type { ContentFinding } from './content-checks.ts';
import * as texts from './texts.ts';

/** What could be better, in words. */
export function sentenceOf(finding: ContentFinding): string {
  switch (finding.kind) {
    case 'headingSkipped':
      return texts.headingSkipped(finding.text, finding.from, finding.to);
    case 'linkVague':
    case 'linkIsAddress':
    case 'linkTwice':
      return texts.links[finding.kind](finding.text);
    case 'titleLong':
    case 'descriptionLong':
    case 'descriptionShort':
      return texts.lengths[finding.kind](finding.length, finding.best);
    default:
      return texts.flaws[finding.kind];
  }
}
