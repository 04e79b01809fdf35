import type { Phrases } from '../../translation-table.ts';

export const pcrPhrases: Phrases = {
  'Block uniformity at 95 °C and 60 °C, 8-channel probe':
    'Gleichmäßigkeit des Blocks bei 95 °C und 60 °C, 8-Kanal-Fühler',
  'Within ±{0.2..0.5} °C': 'Innerhalb ±{} °C',
  '35-cycle test protocol with control DNA': 'Testprotokoll mit 35 Zyklen und Kontroll-DNA',
  'Band in all wells tested': 'Bande in allen geprüften Wells',
  'Heated lid at 105 °C': 'Heizdeckel bei 105 °C',
  'Reached, holds': 'Erreicht, hält',
  'Block clean without stains; lid with light scratches.':
    'Block sauber ohne Flecken; Deckel mit leichten Kratzern.',
  'Touch foil slightly worn at the start key.': 'Berührungsfolie an der Starttaste leicht abgenutzt.',
  'Traces of labels removed from the lid.': 'Etikettenreste vom Deckel entfernt.',
  'Peltier elements tested, heat sink cleaned, block calibrated.':
    'Peltier-Elemente geprüft, Kühlkörper gereinigt, Block kalibriert.',
  'New lid heater and fan, temperature verified in eight wells.':
    'Neue Deckelheizung und neuer Lüfter, Temperatur in acht Wells geprüft.',
  'Block heats but no longer cools; screen and lid work.':
    'Block heizt, kühlt aber nicht mehr; Bildschirm und Deckel funktionieren.',
  'Stops with a Peltier error at the start of every run.':
    'Bricht zu Beginn jedes Laufs mit einem Peltier-Fehler ab.',
  'Tube retainer': 'Röhrchenhalter',
  'USB stick with manual': 'USB-Stick mit Anleitung',
  'Calibration with the reference dyes': 'Kalibrierung mit den Referenzfarbstoffen',
  'Passed for all channels': 'Für alle Kanäle bestanden',
  'Temperature verification at 60 °C and 95 °C': 'Temperaturprüfung bei 60 °C und 95 °C',
  'Within ±{0.15..0.35} °C': 'Innerhalb ±{} °C',
  'Replicate test, 10,000 and 5,000 copies': 'Replikattest, 10.000 und 5.000 Kopien',
  'Told apart with {99.7|99.8|99.9} % confidence': 'Mit {} % Sicherheit unterschieden',
  'Self-test and lamp status': 'Selbsttest und Lampenstatus',
  'No errors': 'Keine Fehler',
  'Sample area clean, housing with small scratches.': 'Probenbereich sauber, Gehäuse mit kleinen Kratzern.',
  'Lid shows labels’ residue at one corner.': 'Deckel mit Etikettenresten an einer Ecke.',
  'Fan grille clean, one foot replaced.': 'Lüftergitter sauber, ein Fuß ersetzt.',
  'Optics cleaned, light source checked, dye and background calibration renewed.':
    'Optik gereinigt, Lichtquelle geprüft, Farbstoff- und Hintergrundkalibrierung erneuert.',
  'Heating and cooling checked, loading mechanism serviced, calibrated.':
    'Heizung und Kühlung geprüft, Lademechanik gewartet, kalibriert.',
  'Optical channel error in the self-test; temperature cycling works.':
    'Fehler eines optischen Kanals im Selbsttest; Temperaturzyklen funktionieren.',
  'Loading mechanism blocked; optics appear undamaged.':
    'Lademechanik blockiert; Optik scheint unbeschädigt.',
  'Calibration plates': 'Kalibrierplatten',
};
