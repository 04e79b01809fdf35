import type { Phrases } from '../translation-table.ts';

export const conditionNotePhrases: Phrases = {
  '{Two|Three|Four|Five|Six} units of the same year and state.':
    '{Zwei|Drei|Vier|Fünf|Sechs} Geräte gleichen Baujahrs und Zustands.',
  'Unpacked once for pictures, otherwise in its original packaging.':
    'Einmal für Fotos ausgepackt, sonst in Originalverpackung.',
  'Ordered for a {project|laboratory|building} that was never finished; all accessories are still sealed.':
    'Für ein {Projekt|Labor|Gebäude} bestellt, das nie fertig wurde; alles Zubehör ist noch versiegelt.',
  'Spare unit of a {core facility|routine laboratory|teaching laboratory}, stored dry and never connected.':
    'Ersatzgerät {einer Core Facility|eines Routinelabors|eines Lehrlabors}, trocken gelagert und nie angeschlossen.',
  'Demonstration stock without running hours; the outer box is {dented|torn|marked} at one corner.':
    'Vorführbestand ohne Betriebsstunden; der Umkarton ist an einer Ecke {eingedrückt|eingerissen|verschmutzt}.',
  'Left over from a larger order. The seals on the accessory bags are intact.':
    'Rest einer größeren Bestellung. Die Siegel der Zubehörbeutel sind unversehrt.',
  'Kept as a replacement for a unit that was {sold|retired} before it failed; still in its box.':
    'Als Ersatz für ein Gerät vorgehalten, das {verkauft|ausgemustert} wurde, bevor es ausfiel; noch im Karton.',
  'Bought with {grant|project|year-end} money and never unpacked until now.':
    'Aus {Fördermitteln|Projektmitteln|Jahresendmitteln} gekauft und bis jetzt nie ausgepackt.',
  'Delivered in the wrong {quantity|configuration} to its first owner and never installed.':
    'In falscher {Menge|Konfiguration} an den ersten Besitzer geliefert und nie installiert.',
  'Taken out of service when the {laboratory|institute|department} moved.':
    'Beim Umzug {des Labors|des Instituts|der Abteilung} außer Betrieb genommen.',
  'In use until {spring|summer|fall} 2026, then replaced by a newer model.':
    'Bis {Frühjahr|Sommer|Herbst} 2026 in Gebrauch, dann durch ein neueres Modell ersetzt.',
  'From {teaching|routine use|a research group|quality control}, one owner.':
    'Aus {der Lehre|dem Routinebetrieb|einer Forschungsgruppe|der Qualitätskontrolle}, ein Besitzer.',
  'Comes from a {contract laboratory|university department|hospital laboratory|production site} that closed.':
    'Aus einer Schließung: {Auftragslabor|Universitätsabteilung|Krankenhauslabor|Produktionsstandort}.',
  'No longer needed after a {project|study|contract} ended.':
    'Nach dem Ende {eines Projekts|einer Studie|eines Auftrags} nicht mehr gebraucht.',
  'Used about {once a week|twice a month|on two days a week} in its last year.':
    'Im letzten Jahr etwa {einmal pro Woche|zweimal im Monat|an zwei Tagen pro Woche} benutzt.',
  'Given up because two laboratories were merged.': 'Abgegeben, weil zwei Labore zusammengelegt wurden.',
  'Replaced on schedule while still working.': 'Planmäßig ersetzt, noch funktionsfähig.',
  'Spent its last {two|three} years as a reserve unit.': 'In den letzten {zwei|drei} Jahren Reservegerät.',
  'Kept under a service contract until {2023|2024|2025}.': 'Bis {} unter Servicevertrag.',
  'In the same {laboratory|room|department} since it was delivered.':
    'Seit der Lieferung {im selben Labor|im selben Raum|in derselben Abteilung}.',
  'Starts and shows its normal screen or lamps; nothing further was run.':
    'Startet und zeigt den normalen Bildschirm oder die normalen Lampen; mehr wurde nicht geprüft.',
  'Powers on without an error message. No function was tested under load.':
    'Schaltet ohne Fehlermeldung ein. Keine Funktion wurde unter Last geprüft.',
  'Lamps and display come on as they should; samples were not run.':
    'Lampen und Anzeige gehen an, wie sie sollen; Proben wurden nicht gemessen.',
  'Switched on for {ten|fifteen|thirty} minutes without an alarm, not tested further.':
    '{Zehn|Fünfzehn|Dreißig} Minuten ohne Alarm eingeschaltet, nicht weiter geprüft.',
  'Not tested, because the {required supply|right mains connection|accessory needed} was missing at the warehouse.':
    'Nicht geprüft, weil im Lager {der nötige Medienanschluss|der passende Netzanschluss|das nötige Zubehör} fehlte.',
  'Was disconnected by the former owner; its function is not known.':
    'Vom Vorbesitzer abgeklemmt; die Funktion ist nicht bekannt.',
  'Bought with a whole laboratory and not tested; the former owner reported no fault.':
    'Mit einem ganzen Labor gekauft und nicht geprüft; der Vorbesitzer meldete keinen Fehler.',
  'Complete from the outside, never connected at the seller’s.':
    'Äußerlich vollständig, beim Verkäufer nie angeschlossen.',
  'Stored since {2023|2024} and not switched on since.':
    'Seit {} eingelagert und seither nicht eingeschaltet.',
  'Outside with {light|some|a few} scratches, no dents.':
    'Außen mit {leichten|einigen|wenigen} Kratzern, keine Dellen.',
  'Housing clean, {one corner|one edge|the left side} slightly scuffed.':
    'Gehäuse sauber, {eine Ecke|eine Kante|die linke Seite} leicht abgeschürft.',
  'Some lettering on the front is worn.': 'Beschriftung auf der Front teilweise abgenutzt.',
  'Traces of labels and adhesive on the {front|top|right side}.':
    'Etiketten- und Klebereste {auf der Front|auf der Oberseite|auf der rechten Seite}.',
  'Dusty from storage, no visible damage.': 'Vom Lagern verstaubt, keine sichtbaren Schäden.',
  'The housing has yellowed slightly; all covers are present.':
    'Das Gehäuse ist leicht vergilbt; alle Abdeckungen sind vorhanden.',
};
