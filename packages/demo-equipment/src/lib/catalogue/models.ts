import type { Model } from './model.ts';
import { balancesPhMetersAndTitrators } from './models/analytical-instruments/balances-ph-meters-and-titrators.ts';
import { gasChromatographs } from './models/analytical-instruments/gas-chromatographs.ts';
import { liquidChromatography } from './models/analytical-instruments/liquid-chromatography.ts';
import { massSpectrometers } from './models/analytical-instruments/mass-spectrometers.ts';
import { spectrophotometers } from './models/analytical-instruments/spectrophotometers.ts';
import { clinicalAnalyzers } from './models/clinical-diagnostics/clinical-analyzers.ts';
import { patientMonitorsAndEcg } from './models/clinical-diagnostics/patient-monitors-and-ecg.ts';
import { ultrasoundSystems } from './models/clinical-diagnostics/ultrasound-systems.ts';
import { autoclaves } from './models/lab-infrastructure/autoclaves.ts';
import { cabinetsAndFumeHoods } from './models/lab-infrastructure/cabinets-and-fume-hoods.ts';
import { vacuumPumpsAndWaterSystems } from './models/lab-infrastructure/vacuum-pumps-and-water-systems.ts';
import { dnaSequencers } from './models/life-science/dna-sequencers.ts';
import { electrophoresisAndImaging } from './models/life-science/electrophoresis-and-imaging.ts';
import { flowCytometers } from './models/life-science/flow-cytometers.ts';
import { liquidHandlers } from './models/life-science/liquid-handlers.ts';
import { pcrCyclers } from './models/life-science/pcr-cyclers.ts';
import { plateReadersAndWashers } from './models/life-science/plate-readers-and-washers.ts';
import { compoundMicroscopes } from './models/microscopy-and-histology/compound-microscopes.ts';
import { microtomesAndCryostats } from './models/microscopy-and-histology/microtomes-and-cryostats.ts';
import { stereoMicroscopes } from './models/microscopy-and-histology/stereo-microscopes.ts';
import { centrifuges } from './models/sample-preparation/centrifuges.ts';
import { evaporatorsAndFreezeDryers } from './models/sample-preparation/evaporators-and-freeze-dryers.ts';
import { mixersAndHomogenizers } from './models/sample-preparation/mixers-and-homogenizers.ts';
import { freezersAndRefrigerators } from './models/temperature-control/freezers-and-refrigerators.ts';
import { incubators } from './models/temperature-control/incubators.ts';
import { ovensFurnacesAndBaths } from './models/temperature-control/ovens-furnaces-and-baths.ts';

/** The models of each leaf category, by its urlName. */
export const models: ReadonlyMap<string, readonly Model[]> = new Map([
  ['centrifuges', centrifuges],
  ['mixers-and-homogenizers', mixersAndHomogenizers],
  ['evaporators-and-freeze-dryers', evaporatorsAndFreezeDryers],
  ['compound-microscopes', compoundMicroscopes],
  ['stereo-microscopes', stereoMicroscopes],
  ['microtomes-and-cryostats', microtomesAndCryostats],
  ['freezers-and-refrigerators', freezersAndRefrigerators],
  ['incubators', incubators],
  ['ovens-furnaces-and-baths', ovensFurnacesAndBaths],
  ['pcr-cyclers', pcrCyclers],
  ['dna-sequencers', dnaSequencers],
  ['electrophoresis-and-imaging', electrophoresisAndImaging],
  ['plate-readers-and-washers', plateReadersAndWashers],
  ['liquid-handlers', liquidHandlers],
  ['flow-cytometers', flowCytometers],
  ['liquid-chromatography', liquidChromatography],
  ['gas-chromatographs', gasChromatographs],
  ['mass-spectrometers', massSpectrometers],
  ['spectrophotometers', spectrophotometers],
  ['balances-ph-meters-and-titrators', balancesPhMetersAndTitrators],
  ['cabinets-and-fume-hoods', cabinetsAndFumeHoods],
  ['autoclaves', autoclaves],
  ['vacuum-pumps-and-water-systems', vacuumPumpsAndWaterSystems],
  ['ultrasound-systems', ultrasoundSystems],
  ['clinical-analyzers', clinicalAnalyzers],
  ['patient-monitors-and-ecg', patientMonitorsAndEcg],
]);
