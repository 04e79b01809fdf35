import type { TranslationTable } from '../translation-table.ts';
import { categoryPhrases } from './categories.ts';
import { conditionNotePhrases } from './condition-notes.ts';
import { typePhrases } from './equipment-types.ts';
import { factNamePhrases } from './fact-names.ts';
import { factValuePhrases } from './fact-values.ts';
import { partPhrases } from './parts.ts';
import { automationPhrases } from './practices/automation.ts';
import { chromatographyPhrases } from './practices/chromatography.ts';
import { clinicalAnalysisPhrases } from './practices/clinical-analysis.ts';
import { coldStoragePhrases } from './practices/cold-storage.ts';
import { containmentPhrases } from './practices/containment.ts';
import { cytometryPhrases } from './practices/cytometry.ts';
import { electrophoresisPhrases } from './practices/electrophoresis.ts';
import { evaporationPhrases } from './practices/evaporation.ts';
import { heatingPhrases } from './practices/heating.ts';
import { histologyPhrases } from './practices/histology.ts';
import { incubationPhrases } from './practices/incubation.ts';
import { massSpectrometryPhrases } from './practices/mass-spectrometry.ts';
import { microscopyPhrases } from './practices/microscopy.ts';
import { monitoringPhrases } from './practices/monitoring.ts';
import { pcrPhrases } from './practices/pcr.ts';
import { platesPhrases } from './practices/plates.ts';
import { separationPhrases } from './practices/separation.ts';
import { sequencingPhrases } from './practices/sequencing.ts';
import { spectroscopyPhrases } from './practices/spectroscopy.ts';
import { sterilizationPhrases } from './practices/sterilization.ts';
import { ultrasoundPhrases } from './practices/ultrasound.ts';
import { utilitiesPhrases } from './practices/utilities.ts';
import { weighingPhrases } from './practices/weighing.ts';
import { termPhrases } from './terms.ts';
import { unitPhrases } from './units.ts';

export const german: TranslationTable = {
  locale: 'de-DE',
  categories: categoryPhrases,
  types: typePhrases,
  factNames: factNamePhrases,
  factValues: factValuePhrases,
  units: unitPhrases,
  views: {
    Illustration: 'Illustration',
    'three-quarter view': 'Schrägansicht',
    'front view': 'Vorderansicht',
    controls: 'Bedienelemente',
    opened: 'geöffnet',
  },
  sentences: {
    ...conditionNotePhrases,
    ...termPhrases,
    ...partPhrases,
    ...automationPhrases,
    ...chromatographyPhrases,
    ...clinicalAnalysisPhrases,
    ...coldStoragePhrases,
    ...containmentPhrases,
    ...cytometryPhrases,
    ...electrophoresisPhrases,
    ...evaporationPhrases,
    ...heatingPhrases,
    ...histologyPhrases,
    ...incubationPhrases,
    ...massSpectrometryPhrases,
    ...microscopyPhrases,
    ...monitoringPhrases,
    ...pcrPhrases,
    ...platesPhrases,
    ...separationPhrases,
    ...sequencingPhrases,
    ...spectroscopyPhrases,
    ...sterilizationPhrases,
    ...ultrasoundPhrases,
    ...utilitiesPhrases,
    ...weighingPhrases,
  },
};
