import type { Phrases } from '../../translation-table.ts';

export const spectroscopyPhrases: Phrases = {
  'Wavelength accuracy against a reference': 'Wellenlängengenauigkeit gegen eine Referenz',
  'Within ±{0.2..0.6} nm': 'Innerhalb ±{} nm',
  'Photometric accuracy at 1 A against a reference': 'Photometrische Genauigkeit bei 1 A gegen eine Referenz',
  '{0.994..1.006} A': '{} A',
  'Stray light and baseline': 'Streulicht und Basislinie',
  'Within specification': 'Innerhalb der Spezifikation',
  'Measuring area clean, cover with light scratches.': 'Messbereich sauber, Abdeckung mit leichten Kratzern.',
  'Keys slightly worn; display without faults.': 'Tasten leicht abgenutzt; Anzeige ohne Fehler.',
  'Lamp hours low; housing with traces of labels.': 'Wenige Lampenstunden; Gehäuse mit Etikettenspuren.',
  'Lamp replaced, mirrors inspected, wavelength and photometry verified with certified filters.':
    'Lampe ersetzt, Spiegel geprüft, Wellenlänge und Photometrie mit zertifizierten Filtern geprüft.',
  'Optics and measuring area cleaned, new lamp and fan, verification report enclosed.':
    'Optik und Messbereich gereinigt, neue Lampe und neuer Lüfter, Prüfbericht liegt bei.',
  'Lamp supply defective; monochromator moves.': 'Lampennetzteil defekt; Monochromator bewegt sich.',
  'Self-test ends with a wavelength error.': 'Selbsttest endet mit einem Wellenlängenfehler.',
  'Reference set': 'Referenzsatz',
  'Polystyrene film, peak positions': 'Polystyrolfilm, Peaklagen',
  'Within ±{0.2..0.8} cm⁻¹': 'Innerhalb ±{} cm⁻¹',
  'Energy and single-beam spectrum': 'Energie und Einstrahlspektrum',
  'Normal shape, no step': 'Normale Form, keine Stufe',
  '100 % line noise': 'Rauschen der 100-%-Linie',
  'Desiccant indicator blue; beam splitter clear.': 'Trockenmittelanzeige blau; Strahlteiler klar.',
  'ATR crystal without scratches, clamp slightly worn.':
    'ATR-Kristall ohne Kratzer, Andruckarm leicht abgenutzt.',
  'Cover with small scratches, purge ports closed.':
    'Abdeckung mit kleinen Kratzern, Spülanschlüsse verschlossen.',
  'Source and desiccant replaced, interferometer aligned, verified with polystyrene.':
    'Quelle und Trockenmittel ersetzt, Interferometer justiert, mit Polystyrol geprüft.',
  'New laser fitted, ATR crystal polished, performance report enclosed.':
    'Neuer Laser eingebaut, ATR-Kristall poliert, Leistungsbericht liegt bei.',
  'Beam splitter fogged by moisture; electronics and source work.':
    'Strahlteiler durch Feuchtigkeit trüb; Elektronik und Quelle funktionieren.',
  'Reference laser dead, no interferogram.': 'Referenzlaser tot, kein Interferogramm.',
  'ATR accessory': 'ATR-Zubehör',
};
