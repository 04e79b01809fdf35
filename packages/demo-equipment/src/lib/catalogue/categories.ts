import type { Equipment } from './equipment.ts';

export type Category = {
  /** Also the id of the category within the catalogue. */
  readonly urlName: string;
  readonly name: string;
  readonly description: string;
  /** urlName of the category above, null for the root. */
  readonly parent: string | null;
};

/** A category that holds listings. */
export type LeafCategory = Category & {
  /** Names of the facts that decide here; every listing of the category has them. */
  readonly keyFacts: readonly string[];
  readonly equipment: readonly Equipment[];
};

export const rootCategory: Category = {
  urlName: 'marketplace',
  name: 'Marketplace',
  description: 'Used, refurbished and surplus laboratory and diagnostic equipment.',
  parent: null,
};

export const groupCategories: readonly Category[] = [
  {
    urlName: 'sample-preparation',
    name: 'Sample Preparation',
    description: 'Equipment that separates, mixes and dries samples before they are measured.',
    parent: 'marketplace',
  },
  {
    urlName: 'microscopy-and-histology',
    name: 'Microscopy and Histology',
    description: 'Microscopes, and the instruments that cut what lies under them.',
    parent: 'marketplace',
  },
  {
    urlName: 'temperature-control',
    name: 'Cooling and Heating',
    description: 'Cabinets, ovens and baths that hold a temperature, from −86 °C to 1,200 °C.',
    parent: 'marketplace',
  },
  {
    urlName: 'life-science',
    name: 'Life Science',
    description: 'Instruments for nucleic acids, proteins, plates and cells.',
    parent: 'marketplace',
  },
  {
    urlName: 'analytical-instruments',
    name: 'Analytical Instruments',
    description: 'Chromatography, mass spectrometry, spectroscopy, weighing and titration.',
    parent: 'marketplace',
  },
  {
    urlName: 'lab-infrastructure',
    name: 'Safety and Utilities',
    description: 'Cabinets that protect, autoclaves, and the supply of vacuum and pure water.',
    parent: 'marketplace',
  },
  {
    urlName: 'clinical-diagnostics',
    name: 'Clinical Diagnostics',
    description: 'Equipment for imaging, laboratory medicine and monitoring of patients.',
    parent: 'marketplace',
  },
];

export const leafCategories: readonly LeafCategory[] = [
  {
    urlName: 'centrifuges',
    name: 'Centrifuges',
    description:
      'Benchtop, floor and micro models. Check which rotors come with the unit and when they were last inspected.',
    parent: 'sample-preparation',
    keyFacts: ['Max. RCF', 'Max. capacity', 'Cooling'],
    equipment: ['centrifuge-benchtop', 'centrifuge-floor', 'microcentrifuge'],
  },
  {
    urlName: 'mixers-and-homogenizers',
    name: 'Shakers, Stirrers and Homogenizers',
    description:
      'Magnetic stirrers, platform shakers, rotor-stator tools and bead mills. Speed range and load decide what they can do.',
    parent: 'sample-preparation',
    keyFacts: ['Speed', 'Capacity'],
    equipment: ['magnetic-stirrer', 'shaker-platform', 'homogenizer'],
  },
  {
    urlName: 'evaporators-and-freeze-dryers',
    name: 'Evaporators and Freeze Dryers',
    description:
      'Rotary evaporators by flask size and bath temperature, freeze dryers by ice capacity and condenser temperature.',
    parent: 'sample-preparation',
    keyFacts: ['Capacity', 'Working temperature'],
    equipment: ['rotary-evaporator', 'freeze-dryer'],
  },
  {
    urlName: 'compound-microscopes',
    name: 'Compound Microscopes',
    description:
      'Upright and inverted stands. Objectives, contrast methods and illumination differ from unit to unit and are listed for each.',
    parent: 'microscopy-and-histology',
    keyFacts: ['Objectives', 'Illumination', 'Contrast'],
    equipment: ['microscope-upright', 'microscope-inverted'],
  },
  {
    urlName: 'stereo-microscopes',
    name: 'Stereo Microscopes',
    description:
      'For preparation and inspection. Zoom range is given for the body, without additional objective and eyepieces.',
    parent: 'microscopy-and-histology',
    keyFacts: ['Zoom ratio', 'Zoom range', 'Illumination'],
    equipment: ['stereo-microscope'],
  },
  {
    urlName: 'microtomes-and-cryostats',
    name: 'Microtomes and Cryostats',
    description:
      'Rotary, sliding and ultramicrotomes, and cryostats for frozen sections. Blade holders and clamps are named where included.',
    parent: 'microscopy-and-histology',
    keyFacts: ['Section thickness', 'Drive'],
    equipment: ['microtome', 'cryostat'],
  },
  {
    urlName: 'freezers-and-refrigerators',
    name: 'Freezers and Refrigerators',
    description:
      'Ultra-low temperature freezers and laboratory refrigerators. Measure doors and corridors before you order.',
    parent: 'temperature-control',
    keyFacts: ['Volume', 'Temperature'],
    equipment: ['freezer-upright', 'freezer-chest', 'refrigerator'],
  },
  {
    urlName: 'incubators',
    name: 'Incubators',
    description:
      'CO₂, general-purpose and shaking incubators. Used units come with a statement of decontamination.',
    parent: 'temperature-control',
    keyFacts: ['Capacity', 'Temperature'],
    equipment: ['incubator', 'shaking-incubator'],
  },
  {
    urlName: 'ovens-furnaces-and-baths',
    name: 'Ovens, Furnaces and Baths',
    description: 'Drying ovens, muffle furnaces and water baths by volume and highest temperature.',
    parent: 'temperature-control',
    keyFacts: ['Volume', 'Max. temperature'],
    equipment: ['drying-oven', 'muffle-furnace', 'water-bath'],
  },
  {
    urlName: 'pcr-cyclers',
    name: 'PCR and Real-Time PCR',
    description:
      'Thermal cyclers and real-time systems. The block format decides which plates and tubes fit.',
    parent: 'life-science',
    keyFacts: ['Block', 'Detection'],
    equipment: ['thermal-cycler', 'qpcr'],
  },
  {
    urlName: 'dna-sequencers',
    name: 'DNA Sequencers',
    description:
      'Capillary and high-throughput sequencers. Ask the maker whether software and service can be transferred.',
    parent: 'life-science',
    keyFacts: ['Method', 'Max. read length'],
    equipment: ['dna-sequencer'],
  },
  {
    urlName: 'electrophoresis-and-imaging',
    name: 'Electrophoresis and Gel Imaging',
    description:
      'Gel tanks, and imagers for gels and blots, by the area they take and the detection they offer.',
    parent: 'life-science',
    keyFacts: ['Sample area', 'Application'],
    equipment: ['gel-imager', 'electrophoresis'],
  },
  {
    urlName: 'plate-readers-and-washers',
    name: 'Plate Readers and Washers',
    description:
      'Readers for absorbance, fluorescence and luminescence, and washers. Filters and software are named where included.',
    parent: 'life-science',
    keyFacts: ['Plate formats', 'Function'],
    equipment: ['plate-reader', 'plate-washer'],
  },
  {
    urlName: 'liquid-handlers',
    name: 'Liquid Handling',
    description:
      'Pipetting workstations and dispensers. Channels, volume range and deck equipment make the difference.',
    parent: 'life-science',
    keyFacts: ['Channels', 'Volume'],
    equipment: ['liquid-handler'],
  },
  {
    urlName: 'flow-cytometers',
    name: 'Flow Cytometers',
    description:
      'Analyzers by their lasers and detectors. Laser hours and the last alignment are stated where known.',
    parent: 'life-science',
    keyFacts: ['Lasers', 'Fluorescence detectors'],
    equipment: ['flow-cytometer'],
  },
  {
    urlName: 'liquid-chromatography',
    name: 'Liquid Chromatography',
    description:
      'Complete HPLC and UHPLC systems with pump, sampler, oven and detector. Software is included only where it says so.',
    parent: 'analytical-instruments',
    keyFacts: ['Max. pressure', 'Detector'],
    equipment: ['hplc-stack'],
  },
  {
    urlName: 'gas-chromatographs',
    name: 'Gas Chromatographs',
    description:
      'Systems by detector and oven. Gas supply, regulators and columns are usually not part of the offer.',
    parent: 'analytical-instruments',
    keyFacts: ['Detector', 'Max. oven temperature'],
    equipment: ['gas-chromatograph'],
  },
  {
    urlName: 'mass-spectrometers',
    name: 'Mass Spectrometers',
    description:
      'Quadrupole, ion trap and Orbitrap systems. Plan for gas, exhaust, power and an installation by a specialist.',
    parent: 'analytical-instruments',
    keyFacts: ['Analyzer', 'Mass range'],
    equipment: ['mass-spectrometer'],
  },
  {
    urlName: 'spectrophotometers',
    name: 'Spectrophotometers and FTIR',
    description:
      'UV-Vis and infrared instruments by range and resolution, from micro-volume to research grade.',
    parent: 'analytical-instruments',
    keyFacts: ['Spectral range', 'Resolution'],
    equipment: ['spectrophotometer', 'ftir'],
  },
  {
    urlName: 'balances-ph-meters-and-titrators',
    name: 'Balances, pH Meters and Titrators',
    description:
      'Weighing and wet chemistry by range and readability. A calibration certificate is named where it exists.',
    parent: 'analytical-instruments',
    keyFacts: ['Measuring range', 'Readability'],
    equipment: ['balance-analytical', 'balance-precision', 'ph-meter', 'titrator'],
  },
  {
    urlName: 'cabinets-and-fume-hoods',
    name: 'Safety Cabinets and Fume Hoods',
    description:
      'Cabinets that protect user, product or both. They have to be tested again where they are installed.',
    parent: 'lab-infrastructure',
    keyFacts: ['Working width', 'Protection'],
    equipment: ['biosafety-cabinet', 'fume-hood'],
  },
  {
    urlName: 'autoclaves',
    name: 'Autoclaves',
    description:
      'Benchtop and floor-standing sterilizers. Pressure vessels may need an inspection before they are put into service.',
    parent: 'lab-infrastructure',
    keyFacts: ['Chamber volume', 'Max. temperature', 'Loading'],
    equipment: ['autoclave-benchtop', 'autoclave-floor'],
  },
  {
    urlName: 'vacuum-pumps-and-water-systems',
    name: 'Vacuum Pumps and Water Systems',
    description: 'Diaphragm, rotary vane and scroll pumps, and systems for pure and ultrapure water.',
    parent: 'lab-infrastructure',
    keyFacts: ['Output', 'Flow rate'],
    equipment: ['vacuum-pump', 'water-purifier'],
  },
  {
    urlName: 'ultrasound-systems',
    name: 'Ultrasound Systems',
    description:
      'Systems with the transducers named for each unit. Patient data has been erased before sale.',
    parent: 'clinical-diagnostics',
    keyFacts: ['Transducers', 'Application'],
    equipment: ['ultrasound-cart'],
  },
  {
    urlName: 'clinical-analyzers',
    name: 'Clinical Analyzers',
    description:
      'Hematology and clinical chemistry by throughput and tests. Check that reagents are still supplied in your country.',
    parent: 'clinical-diagnostics',
    keyFacts: ['Throughput', 'Tests'],
    equipment: ['hematology-analyzer', 'chemistry-analyzer'],
  },
  {
    urlName: 'patient-monitors-and-ecg',
    name: 'Patient Monitors and ECG',
    description:
      'Bedside and transport monitors and resting ECGs with the accessories listed. Electrical safety is tested where stated.',
    parent: 'clinical-diagnostics',
    keyFacts: ['Parameters', 'Display'],
    equipment: ['patient-monitor', 'ecg'],
  },
];

/** All of them, parents before children. */
export const categories: readonly Category[] = [rootCategory, ...groupCategories, ...leafCategories];
