import type { Model } from './model.ts';
import { autoclaves } from './models/autoclaves.ts';
import { balancesPhMetersAndTitrators } from './models/balances-ph-meters-and-titrators.ts';
import { cabinetsAndFumeHoods } from './models/cabinets-and-fume-hoods.ts';
import { centrifuges } from './models/centrifuges.ts';
import { clinicalAnalyzers } from './models/clinical-analyzers.ts';
import { compoundMicroscopes } from './models/compound-microscopes.ts';
import { dnaSequencers } from './models/dna-sequencers.ts';
import { electrophoresisAndImaging } from './models/electrophoresis-and-imaging.ts';
import { evaporatorsAndFreezeDryers } from './models/evaporators-and-freeze-dryers.ts';
import { flowCytometers } from './models/flow-cytometers.ts';
import { freezersAndRefrigerators } from './models/freezers-and-refrigerators.ts';
import { gasChromatographs } from './models/gas-chromatographs.ts';
import { incubators } from './models/incubators.ts';
import { liquidChromatography } from './models/liquid-chromatography.ts';
import { liquidHandlers } from './models/liquid-handlers.ts';
import { massSpectrometers } from './models/mass-spectrometers.ts';
import { microtomesAndCryostats } from './models/microtomes-and-cryostats.ts';
import { mixersAndHomogenizers } from './models/mixers-and-homogenizers.ts';
import { ovensFurnacesAndBaths } from './models/ovens-furnaces-and-baths.ts';
import { patientMonitorsAndEcg } from './models/patient-monitors-and-ecg.ts';
import { pcrCyclers } from './models/pcr-cyclers.ts';
import { plateReadersAndWashers } from './models/plate-readers-and-washers.ts';
import { spectrophotometers } from './models/spectrophotometers.ts';
import { stereoMicroscopes } from './models/stereo-microscopes.ts';
import { ultrasoundSystems } from './models/ultrasound-systems.ts';
import { vacuumPumpsAndWaterSystems } from './models/vacuum-pumps-and-water-systems.ts';

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
