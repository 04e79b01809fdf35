import type { Phrases } from '../translation-table.ts';

/** Names and descriptions of the categories. */
export const categoryPhrases: Phrases = {
  Marketplace: 'Marktplatz',
  'Used, refurbished and surplus laboratory and diagnostic equipment.':
    'Gebrauchte, überholte und überzählige Labor- und Diagnostikgeräte.',
  'Sample Preparation': 'Probenvorbereitung',
  'Equipment that separates, mixes and dries samples before they are measured.':
    'Geräte, die Proben vor der Messung trennen, mischen und trocknen.',
  'Microscopy and Histology': 'Mikroskopie und Histologie',
  'Microscopes, and the instruments that cut what lies under them.':
    'Mikroskope und die Geräte, die schneiden, was darunterliegt.',
  'Cooling and Heating': 'Kühlen und Heizen',
  'Cabinets, ovens and baths that hold a temperature, from −86 °C to 1,200 °C.':
    'Schränke, Öfen und Bäder, die eine Temperatur halten, von −86 °C bis 1.200 °C.',
  'Life Science': 'Life Science',
  'Instruments for nucleic acids, proteins, plates and cells.':
    'Geräte für Nukleinsäuren, Proteine, Platten und Zellen.',
  'Analytical Instruments': 'Analysegeräte',
  'Chromatography, mass spectrometry, spectroscopy, weighing and titration.':
    'Chromatographie, Massenspektrometrie, Spektroskopie, Wägen und Titration.',
  'Safety and Utilities': 'Sicherheit und Versorgung',
  'Cabinets that protect, autoclaves, and the supply of vacuum and pure water.':
    'Werkbänke, die schützen, Autoklaven, Vakuum und Reinwasser.',
  'Clinical Diagnostics': 'Klinische Diagnostik',
  'Equipment for imaging, laboratory medicine and monitoring of patients.':
    'Geräte für Bildgebung, Labormedizin und Patientenüberwachung.',
  Centrifuges: 'Zentrifugen',
  'Benchtop, floor and micro models. Check which rotors come with the unit and when they were last inspected.':
    'Tisch-, Stand- und Mikromodelle. Prüfen Sie, welche Rotoren dabei sind und wann sie zuletzt geprüft wurden.',
  'Shakers, Stirrers and Homogenizers': 'Schüttler, Rührer und Homogenisatoren',
  'Magnetic stirrers, platform shakers, rotor-stator tools and bead mills. Speed range and load decide what they can do.':
    'Magnetrührer, Plattformschüttler, Rotor-Stator-Geräte und Kugelmühlen. Drehzahlbereich und Last entscheiden, was sie können.',
  'Evaporators and Freeze Dryers': 'Verdampfer und Gefriertrockner',
  'Rotary evaporators by flask size and bath temperature, freeze dryers by ice capacity and condenser temperature.':
    'Rotationsverdampfer nach Kolbengröße und Badtemperatur, Gefriertrockner nach Eiskapazität und Kondensatortemperatur.',
  'Compound Microscopes': 'Lichtmikroskope',
  'Upright and inverted stands. Objectives, contrast methods and illumination differ from unit to unit and are listed for each.':
    'Aufrechte und inverse Stative. Objektive, Kontrastverfahren und Beleuchtung sind für jedes Gerät einzeln genannt.',
  'Stereo Microscopes': 'Stereomikroskope',
  'For preparation and inspection. Zoom range is given for the body, without additional objective and eyepieces.':
    'Zum Präparieren und Prüfen. Der Zoombereich gilt für den Grundkörper, ohne Vorsatzobjektiv und Okulare.',
  'Microtomes and Cryostats': 'Mikrotome und Kryostate',
  'Rotary, sliding and ultramicrotomes, and cryostats for frozen sections. Blade holders and clamps are named where included.':
    'Rotations-, Schlitten- und Ultramikrotome und Kryostate für Gefrierschnitte. Klingenhalter und Klammern sind genannt, wo sie dabei sind.',
  'Freezers and Refrigerators': 'Gefrier- und Kühlschränke',
  'Ultra-low temperature freezers and laboratory refrigerators. Measure doors and corridors before you order.':
    'Ultratiefkühlschränke und Laborkühlschränke. Messen Sie Türen und Flure, bevor Sie bestellen.',
  Incubators: 'Inkubatoren',
  'CO₂, general-purpose and shaking incubators. Used units come with a statement of decontamination.':
    'CO₂-Inkubatoren, Brutschränke und Schüttelinkubatoren. Gebrauchte Geräte kommen mit einer Dekontaminationserklärung.',
  'Ovens, Furnaces and Baths': 'Trockenschränke, Öfen und Bäder',
  'Drying ovens, muffle furnaces and water baths by volume and highest temperature.':
    'Trockenschränke, Muffelöfen und Wasserbäder nach Volumen und Höchsttemperatur.',
  'PCR and Real-Time PCR': 'PCR und Real-Time-PCR',
  'Thermal cyclers and real-time systems. The block format decides which plates and tubes fit.':
    'Thermocycler und Real-Time-Systeme. Das Blockformat entscheidet, welche Platten und Gefäße passen.',
  'DNA Sequencers': 'DNA-Sequenzierer',
  'Capillary and high-throughput sequencers. Ask the maker whether software and service can be transferred.':
    'Kapillar- und Hochdurchsatzsequenzierer. Fragen Sie den Hersteller, ob Software und Service übertragbar sind.',
  'Electrophoresis and Gel Imaging': 'Elektrophorese und Geldokumentation',
  'Gel tanks, and imagers for gels and blots, by the area they take and the detection they offer.':
    'Gelkammern und Imager für Gele und Blots, nach Fläche und Nachweisart.',
  'Plate Readers and Washers': 'Plattenreader und -washer',
  'Readers for absorbance, fluorescence and luminescence, and washers. Filters and software are named where included.':
    'Reader für Absorption, Fluoreszenz und Lumineszenz, und Washer. Filter und Software sind genannt, wo sie dabei sind.',
  'Liquid Handling': 'Liquid Handling',
  'Pipetting workstations and dispensers. Channels, volume range and deck equipment make the difference.':
    'Pipettierautomaten und Dispenser. Kanäle, Volumenbereich und Deckausstattung machen den Unterschied.',
  'Flow Cytometers': 'Durchflusszytometer',
  'Analyzers by their lasers and detectors. Laser hours and the last alignment are stated where known.':
    'Analysegeräte nach Lasern und Detektoren. Laserstunden und letzte Justierung sind genannt, wo sie bekannt sind.',
  'Liquid Chromatography': 'Flüssigchromatographie',
  'Complete HPLC and UHPLC systems with pump, sampler, oven and detector. Software is included only where it says so.':
    'Vollständige HPLC- und UHPLC-Anlagen mit Pumpe, Probengeber, Ofen und Detektor. Software ist nur dabei, wo es so steht.',
  'Gas Chromatographs': 'Gaschromatographen',
  'Systems by detector and oven. Gas supply, regulators and columns are usually not part of the offer.':
    'Anlagen nach Detektor und Ofen. Gasversorgung, Regler und Säulen gehören meist nicht zum Angebot.',
  'Mass Spectrometers': 'Massenspektrometer',
  'Quadrupole, ion trap and Orbitrap systems. Plan for gas, exhaust, power and an installation by a specialist.':
    'Quadrupol-, Ionenfallen- und Orbitrap-Systeme. Planen Sie Gas, Abluft, Strom und eine Installation durch Fachleute ein.',
  'Spectrophotometers and FTIR': 'Spektralphotometer und FTIR',
  'UV-Vis and infrared instruments by range and resolution, from micro-volume to research grade.':
    'UV-Vis- und Infrarotgeräte nach Bereich und Auflösung, vom Mikrovolumen bis zum Forschungsgerät.',
  'Balances, pH Meters and Titrators': 'Waagen, pH-Meter und Titratoren',
  'Weighing and wet chemistry by range and readability. A calibration certificate is named where it exists.':
    'Wägen und Nasschemie nach Bereich und Ablesbarkeit. Ein Kalibrierschein ist genannt, wo es ihn gibt.',
  'Safety Cabinets and Fume Hoods': 'Sicherheitswerkbänke und Abzüge',
  'Cabinets that protect user, product or both. They have to be tested again where they are installed.':
    'Werkbänke, die Mensch, Produkt oder beides schützen. Am Aufstellort müssen sie neu geprüft werden.',
  Autoclaves: 'Autoklaven',
  'Benchtop and floor-standing sterilizers. Pressure vessels may need an inspection before they are put into service.':
    'Tisch- und Standsterilisatoren. Druckbehälter können vor der Inbetriebnahme eine Prüfung brauchen.',
  'Vacuum Pumps and Water Systems': 'Vakuumpumpen und Wasseraufbereitung',
  'Diaphragm, rotary vane and scroll pumps, and systems for pure and ultrapure water.':
    'Membran-, Drehschieber- und Scrollpumpen und Anlagen für Rein- und Reinstwasser.',
  'Ultrasound Systems': 'Ultraschallsysteme',
  'Systems with the transducers named for each unit. Patient data has been erased before sale.':
    'Systeme mit den jeweils genannten Schallköpfen. Patientendaten wurden vor dem Verkauf gelöscht.',
  'Clinical Analyzers': 'Klinische Analysegeräte',
  'Hematology and clinical chemistry by throughput and tests. Check that reagents are still supplied in your country.':
    'Hämatologie und klinische Chemie nach Durchsatz und Tests. Prüfen Sie, ob Reagenzien in Ihrem Land noch geliefert werden.',
  'Patient Monitors and ECG': 'Patientenmonitore und EKG',
  'Bedside and transport monitors and resting ECGs with the accessories listed. Electrical safety is tested where stated.':
    'Bettseitige und Transportmonitore und Ruhe-EKGs mit dem genannten Zubehör. Die elektrische Sicherheit ist geprüft, wo es so steht.',
};
