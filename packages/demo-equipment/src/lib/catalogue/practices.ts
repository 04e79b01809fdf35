import type { Equipment } from './equipment.ts';
import type { Practice } from './practice.ts';
import { automationPractices } from './practices/automation.ts';
import { chromatographyPractices } from './practices/chromatography.ts';
import { clinicalAnalysisPractices } from './practices/clinical-analysis.ts';
import { coldStoragePractices } from './practices/cold-storage.ts';
import { containmentPractices } from './practices/containment.ts';
import { cytometryPractices } from './practices/cytometry.ts';
import { electrophoresisPractices } from './practices/electrophoresis.ts';
import { evaporationPractices } from './practices/evaporation.ts';
import { heatingPractices } from './practices/heating.ts';
import { histologyPractices } from './practices/histology.ts';
import { incubationPractices } from './practices/incubation.ts';
import { massSpectrometryPractices } from './practices/mass-spectrometry.ts';
import { microscopyPractices } from './practices/microscopy.ts';
import { monitoringPractices } from './practices/monitoring.ts';
import { pcrPractices } from './practices/pcr.ts';
import { platesPractices } from './practices/plates.ts';
import { separationPractices } from './practices/separation.ts';
import { sequencingPractices } from './practices/sequencing.ts';
import { spectroscopyPractices } from './practices/spectroscopy.ts';
import { sterilizationPractices } from './practices/sterilization.ts';
import { ultrasoundPractices } from './practices/ultrasound.ts';
import { utilitiesPractices } from './practices/utilities.ts';
import { weighingPractices } from './practices/weighing.ts';

const practices: ReadonlyMap<Equipment, Practice> = new Map(
  [
    ...separationPractices,
    ...evaporationPractices,
    ...microscopyPractices,
    ...histologyPractices,
    ...coldStoragePractices,
    ...incubationPractices,
    ...heatingPractices,
    ...pcrPractices,
    ...sequencingPractices,
    ...electrophoresisPractices,
    ...platesPractices,
    ...automationPractices,
    ...cytometryPractices,
    ...chromatographyPractices,
    ...massSpectrometryPractices,
    ...spectroscopyPractices,
    ...weighingPractices,
    ...containmentPractices,
    ...sterilizationPractices,
    ...utilitiesPractices,
    ...ultrasoundPractices,
    ...clinicalAnalysisPractices,
    ...monitoringPractices,
  ].flatMap((practice) => practice.equipment.map((equipment) => [equipment, practice] as const)),
);

/** @throws RangeError for equipment nobody has written a practice for; a test keeps that from happening. */
export function practiceFor(equipment: Equipment): Practice {
  const practice = practices.get(equipment);
  if (practice === undefined) throw new RangeError(`No practice is written for ${equipment}.`);
  return practice;
}
