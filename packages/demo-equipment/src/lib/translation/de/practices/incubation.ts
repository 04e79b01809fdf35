import type { Phrases } from '../../translation-table.ts';

export const incubationPhrases: Phrases = {
  'Temperature at set 37.0 °C, reference probe in the center':
    'Temperatur bei Sollwert 37,0 °C, Referenzfühler in der Mitte',
  '{36.8..37.2} °C after 24 h': '{} °C nach 24 h',
  'Recovery after the door was open for 30 s': 'Erholung nach 30 s Türöffnung',
  'Back at 37 °C after {4..9} min': 'Wieder bei 37 °C nach {} min',
  'Over-temperature protection and alarm': 'Übertemperaturschutz und Alarm',
  'Inside of stainless steel without pitting; glass door with light scratches.':
    'Innenraum aus Edelstahl ohne Lochfraß; Glastür mit leichten Kratzern.',
  'Outside with marker traces at one side, chamber clean.':
    'Außen an einer Seite mit Stiftspuren, Kammer sauber.',
  'Door gasket slightly hardened at the lower edge, still closes tightly.':
    'Türdichtung an der Unterkante leicht verhärtet, schließt weiterhin dicht.',
  'Door gaskets and filters replaced, chamber decontaminated, sensors calibrated.':
    'Türdichtungen und Filter ersetzt, Kammer dekontaminiert, Fühler kalibriert.',
  'New temperature sensor and door hinge, calibrated at 37 °C.':
    'Neuer Temperaturfühler und neues Türscharnier, bei 37 °C kalibriert.',
  'Heater circuit at the door is open; chamber and shelves are good.':
    'Heizkreis der Tür unterbrochen; Kammer und Böden sind gut.',
  'Display shows a sensor error directly after the start.':
    'Anzeige zeigt direkt nach dem Start einen Fühlerfehler.',
  'Speed check at 200 rpm with {2|4} kg load': 'Drehzahlprüfung bei 200 U/min mit {} kg Last',
  'Read {198..202} rpm': 'Gemessen {} U/min',
  'Temperature at set 37.0 °C': 'Temperatur bei Sollwert 37,0 °C',
  '{36.7..37.3} °C after two hours': '{} °C nach zwei Stunden',
  'Continuous run, {12|24} h': 'Dauerlauf, {} h',
  'No unusual noise, no alarm': 'Kein ungewöhnliches Geräusch, kein Alarm',
  'Clamp holes of the platform worn; drive runs quietly.':
    'Klammerlöcher der Plattform abgenutzt; Antrieb läuft ruhig.',
  'Lid seal shows age, window clear.': 'Deckeldichtung zeigt ihr Alter, Fenster klar.',
  'Traces of medium removed from the chamber, no corrosion.':
    'Mediumreste aus der Kammer entfernt, keine Korrosion.',
  'Drive serviced, belt and lid springs replaced, calibrated.':
    'Antrieb gewartet, Riemen und Deckelfedern ersetzt, kalibriert.',
  'New drive belt and door seal, chamber disinfected, speed and temperature verified.':
    'Neuer Antriebsriemen und neue Türdichtung, Kammer desinfiziert, Drehzahl und Temperatur geprüft.',
  'Drive bearing worn out, knocks above 120 rpm. Heating works.':
    'Antriebslager verschlissen, klopft über 120 U/min. Heizung funktioniert.',
  'Control board without function; drive and platform intact.':
    'Steuerplatine ohne Funktion; Antrieb und Plattform unversehrt.',
  'Flask clamps': 'Kolbenklammern',
  Platform: 'Plattform',
  'Sticky mat': 'Haftmatte',
};
