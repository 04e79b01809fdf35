import type { Phrases } from '../../translation-table.ts';

export const utilitiesPhrases: Phrases = {
  'Ultimate vacuum, gauge at the inlet': 'Endvakuum, Messröhre am Einlass',
  'Within {1.5|2} times the nominal value': 'Innerhalb des {1,5|2}-Fachen des Nennwerts',
  'Running for {4|8} h': 'Lauf über {} h',
  'Temperature normal, no noise': 'Temperatur normal, keine Geräusche',
  'Restart under vacuum': 'Neustart unter Vakuum',
  Starts: 'Startet',
  'Housing with traces of oil and paint wear, cleaned.': 'Gehäuse mit Ölspuren und Lackabrieb, gereinigt.',
  'Rubber feet hardened, handle complete.': 'Gummifüße verhärtet, Griff vollständig.',
  'Exhaust side discolored, connections tight.': 'Auslassseite verfärbt, Anschlüsse dicht.',
  'Overhauled with the maker’s repair kit, ultimate vacuum measured.':
    'Mit dem Reparatursatz des Herstellers überholt, Endvakuum gemessen.',
  'Seals, valves and bearings replaced, run for 24 h.':
    'Dichtungen, Ventile und Lager ersetzt, 24 h gelaufen.',
  'Does not reach vacuum and is loud; motor turns.': 'Erreicht kein Vakuum und ist laut; Motor dreht.',
  'Motor seized, pump head untouched.': 'Motor festgefressen, Pumpenkopf unberührt.',
  'Hose adapter': 'Schlauchadapter',
  'Inlet flange': 'Einlassflansch',
  'Resistivity after new cartridges': 'Widerstand nach neuen Kartuschen',
  '{18.1|18.2} MΩ·cm at 25 °C': '{} MΩ·cm bei 25 °C',
  'Flow at the dispenser, one liter measured': 'Durchfluss an der Entnahme, ein Liter gemessen',
  'Within {5|8|10} % of nominal': 'Innerhalb {} % des Nennwerts',
  'Leak test, {24|48} h under pressure': 'Dichtheitsprüfung, {} h unter Druck',
  'Sanitized and drained; display without faults.': 'Desinfiziert und entleert; Anzeige ohne Fehler.',
  'Dispenser hose slightly discolored, connections new.': 'Entnahmeschlauch leicht verfärbt, Anschlüsse neu.',
  'Cover with light scratches, cartridge bay clean.':
    'Abdeckung mit leichten Kratzern, Kartuschenfach sauber.',
  'UV lamp, pump head and all cartridges replaced, sanitized and run in.':
    'UV-Lampe, Pumpenkopf und alle Kartuschen ersetzt, desinfiziert und eingefahren.',
  'New pressure pump and check valves, resistivity cell verified.':
    'Neue Druckpumpe und Rückschlagventile, Leitfähigkeitszelle geprüft.',
  'Booster pump does not build up pressure; cell and display work.':
    'Druckerhöhungspumpe baut keinen Druck auf; Messzelle und Anzeige funktionieren.',
  'Leak at the manifold, otherwise complete.': 'Leck am Verteiler, sonst vollständig.',
  Cartridges: 'Kartuschen',
  'Final filter': 'Endfilter',
  'Wall bracket': 'Wandhalterung',
  Reservoir: 'Vorratstank',
};
