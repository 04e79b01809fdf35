import type { ConditionName } from './condition.ts';

export type PaperKind = 'condition-report' | 'test-protocol' | 'decontamination';

export type Paper = {
  readonly title: string;
  readonly kind: PaperKind;
};

const report: Paper = { title: 'Condition report', kind: 'condition-report' };
const protocol: Paper = { title: 'Test protocol', kind: 'test-protocol' };
const serviceProtocol: Paper = { title: 'Service and test protocol', kind: 'test-protocol' };
const decontamination: Paper = { title: 'Decontamination declaration', kind: 'decontamination' };

/** Everything used was decontaminated first; a protocol exists where functions were tested. */
export function papersOf(condition: ConditionName): readonly Paper[] {
  switch (condition) {
    case 'NewSurplus':
      return [report];
    case 'Refurbished':
      return [report, serviceProtocol, decontamination];
    case 'UsedTestedWorking':
      return [report, protocol, decontamination];
    case 'UsedPowersOn':
    case 'UsedUntested':
    case 'ForParts':
      return [report, decontamination];
  }
}
