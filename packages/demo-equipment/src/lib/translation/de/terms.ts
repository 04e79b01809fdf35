import type { Phrases } from '../translation-table.ts';

/** Inspection, warranty, transport, papers, and what sellers say about themselves. */
export const termPhrases: Phrases = {
  'Contents against the packing list': 'Inhalt gegen die Packliste',
  'Complete, no transport damage': 'Vollständig, kein Transportschaden',
  'Power-on check': 'Einschaltprüfung',
  'Starts normally, no error shown': 'Startet normal, keine Fehleranzeige',
  'Warehouse staff of the seller': 'Lagerpersonal des Verkäufers',
  'Service engineer of the seller': 'Servicetechnik des Verkäufers',
  'Technician of the seller': 'Technik des Verkäufers',
  '12 months from the seller, parts and labor. The maker’s own warranty may have run out.':
    '12 Monate vom Verkäufer, Teile und Arbeit. Die Herstellergarantie kann abgelaufen sein.',
  '1 month on function, by repair, exchange or refund.':
    '1 Monat auf die Funktion, durch Reparatur, Austausch oder Erstattung.',
  '{#} months on function, by repair, exchange or refund.':
    '{} Monate auf die Funktion, durch Reparatur, Austausch oder Erstattung.',
  '{#} months parts and labor, return to the seller’s workshop.':
    '{} Monate auf Teile und Arbeit, Rücksendung in die Werkstatt des Verkäufers.',
  'No warranty. May be returned within 14 days if it does not power on as described.':
    'Keine Gewährleistung. Rückgabe innerhalb von 14 Tagen, wenn es sich nicht wie beschrieben einschalten lässt.',
  'No warranty on function. Sold as it stands.':
    'Keine Gewährleistung auf die Funktion. Verkauf wie besehen.',
  'No warranty. Sold for parts or repair.': 'Keine Gewährleistung. Verkauf für Teile oder zur Reparatur.',
  'Ships insured by parcel, packed in foam in a double-walled box.':
    'Versicherter Paketversand, in Schaumstoff in einem doppelwandigen Karton.',
  'Insured parcel service; leaves the warehouse within two working days.':
    'Versicherter Paketdienst; verlässt das Lager innerhalb von zwei Werktagen.',
  'Sent by parcel with padding on all sides and a shock indicator.':
    'Paketversand mit Polsterung auf allen Seiten und Stoßindikator.',
  'Ships strapped to a pallet, delivered to the curb with a tail lift.':
    'Auf einer Palette gegurtet, Lieferung bis Bordsteinkante mit Hebebühne.',
  'Pallet freight with tail lift; placing inside the building can be ordered.':
    'Palettenfracht mit Hebebühne; Einbringung ins Gebäude kann bestellt werden.',
  'Bolted to a pallet under a cardboard hood, with tilt and shock indicators.':
    'Auf einer Palette verschraubt unter einer Kartonhaube, mit Kipp- und Stoßindikatoren.',
  'Needs rigging: the seller loads, you arrange unloading and the way to the place of installation.':
    'Braucht Schwertransport: Der Verkäufer lädt, Sie organisieren Abladen und Weg zum Aufstellort.',
  'Crated and moved by a rigging company; the quote depends on floor, doors and lift at your site.':
    'In einer Kiste durch eine Spezialspedition; das Angebot hängt von Etage, Türen und Aufzug bei Ihnen ab.',
  'Dismantled and crated before transport. Unloading needs a forklift or a rigging crew.':
    'Vor dem Transport zerlegt und in Kisten verpackt. Zum Abladen braucht es einen Gabelstapler oder ein Einbringungsteam.',
  'Condition report': 'Zustandsbericht',
  'Test protocol': 'Prüfprotokoll',
  'Service and test protocol': 'Service- und Prüfprotokoll',
  'Decontamination declaration': 'Dekontaminationserklärung',
  'Power cord, {CEE 7/7|NEMA 5-15|BS 1363|SEV 1011} plug':
    'Netzkabel, Stecker {CEE 7/7|NEMA 5-15|BS 1363|SEV 1011}',
  'Power cord, type K plug': 'Netzkabel, Stecker Typ K',
  'Mains cable': 'Netzanschlusskabel',
  'Takes over the equipment of biotech laboratories that move or close.':
    'Übernimmt die Ausstattung von Biotech-Laboren, die umziehen oder schließen.',
  'Overhauls centrifuges, incubators and freezers in its own workshop.':
    'Überholt Zentrifugen, Inkubatoren und Gefrierschränke in eigener Werkstatt.',
  'Resells analytical instruments from chemical plants and contract laboratories.':
    'Verkauft Analysegeräte aus Chemiewerken und Auftragslaboren weiter.',
  'Buys and tests instruments from research institutes in eastern France.':
    'Kauft und prüft Geräte aus Forschungsinstituten in Ostfrankreich.',
  'Works on microscopes and microtomes, with its own optical bench.':
    'Arbeitet an Mikroskopen und Mikrotomen, mit eigener optischer Bank.',
  'Clears university and hospital laboratories in Spain and Portugal.':
    'Räumt Universitäts- und Krankenhauslabore in Spanien und Portugal.',
  'Sells tested laboratory equipment from storage in Wrocław.':
    'Verkauft geprüfte Laborgeräte ab Lager in Breslau.',
  'Handles cold storage and life science instruments in Scandinavia.':
    'Handelt in Skandinavien mit Kühlgeräten und Life-Science-Geräten.',
  'Repairs evaporators, ovens and pumps, and sells what it has repaired.':
    'Repariert Verdampfer, Öfen und Pumpen und verkauft, was repariert ist.',
  'Finds new places for equipment of pharmaceutical development sites.':
    'Findet neue Plätze für Geräte aus der Pharmaentwicklung.',
  'Deals in clinical and diagnostic equipment only.':
    'Handelt nur mit klinischen und diagnostischen Geräten.',
  'Exports surplus equipment of research companies on the East Coast.':
    'Exportiert überzählige Geräte von Forschungsunternehmen der Ostküste.',
  'Sells surplus of food, environmental and clinical laboratories.':
    'Verkauft Überbestände aus Lebensmittel-, Umwelt- und klinischen Laboren.',
};
